import ObjectiveC
@_exported import os

public struct OSLogType: Hashable, Sendable {
    public static let `default` = OSLogType(), info = OSLogType(), debug = OSLogType()
    public static let error = OSLogType(), fault = OSLogType()
}
open class OSLog: NSObject, @unchecked Sendable {
    public init(subsystem: String, category: String) {}
    public class var `default`: OSLog { absent() }
}
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {}
public func os_log(_ type: OSLogType = .default, _ message: String) {}

@available(SwiftUI 2.0, *)
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public init() {}
    public func log(_ message: String) {}
    public func log(level: OSLogType, _ message: String) {}
    public func debug(_ message: String) {}
    public func info(_ message: String) {}
    public func notice(_ message: String) {}
    public func warning(_ message: String) {}
    public func error(_ message: String) {}
    public func fault(_ message: String) {}
}
