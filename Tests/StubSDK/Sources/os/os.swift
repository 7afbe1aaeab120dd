// Hand-written stand-in for the unified log: prints, so that the lines are compared.
import Foundation
import Stage

public struct OSLogType: Hashable, Sendable {
    let name: String
    public static let `default` = OSLogType(name: "default")
    public static let info = OSLogType(name: "info")
    public static let debug = OSLogType(name: "debug")
    public static let error = OSLogType(name: "error")
    public static let fault = OSLogType(name: "fault")
}

public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) {}
}

public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) { print("log: \(message) \(arguments)") }
public func os_log(_ type: OSLogType = .default, _ message: String) { print("log: \(message)") }

public struct Logger: Sendable {
    /// Whether what it logs explains how the app is run, and is nothing that the app itself does.
    private let isProbe: Bool
    public init(subsystem: String, category: String) { isProbe = subsystem == "SceneShiftProbe" }
    public init() { isProbe = false }
    public func log(_ message: LogMessage) { print("log: \(message.text)") }
    public func log(level: OSLogType, _ message: LogMessage) { print("log: \(message.text)") }
    public func debug(_ message: LogMessage) { print("log: \(message.text)") }
    public func info(_ message: LogMessage) { print("log: \(message.text)") }
    public func notice(_ message: LogMessage) {
        if isProbe { Stage.explain("probe \(message.text)") } else { print("log: \(message.text)") }
    }
    public func warning(_ message: LogMessage) { print("log: \(message.text)") }
    public func error(_ message: LogMessage) { print("log: \(message.text)") }
    public func fault(_ message: LogMessage) { print("log: \(message.text)") }
}

/// A message whose interpolations may say how private they are.
public struct LogMessage: ExpressibleByStringInterpolation, Sendable {
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(
            _ value: Value, privacy: LogPrivacy = .auto
        ) { text += "\(value)" }
    }
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }
}
public enum LogPrivacy: Sendable { case auto, `public`, `private`, sensitive }
