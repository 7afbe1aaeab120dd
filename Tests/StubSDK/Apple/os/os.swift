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
    public func log(_ message: LogMessage) {}
    public func log(level: OSLogType, _ message: LogMessage) {}
    public func debug(_ message: LogMessage) {}
    public func info(_ message: LogMessage) {}
    public func notice(_ message: LogMessage) {}
    public func warning(_ message: LogMessage) {}
    public func error(_ message: LogMessage) {}
    public func fault(_ message: LogMessage) {}
}

/// A message whose interpolations may say how private they are.
public struct LogMessage: ExpressibleByStringInterpolation, Sendable {
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(
            _ value: Value, privacy: LogPrivacy = .auto
        ) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}
}
public enum LogPrivacy: Sendable { case auto, `public`, `private`, sensitive }
