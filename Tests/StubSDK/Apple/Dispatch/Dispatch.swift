@_exported import ObjectiveC

open class DispatchQueue: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 2)
    }
    public class var main: DispatchQueue { absent() }
    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { absent() }
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {}
    @preconcurrency
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func async(execute work: DispatchWorkItem) {}
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {}
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}
public struct DispatchQoS: Equatable, Sendable {
    public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }
    public static let background = DispatchQoS(), utility = DispatchQoS()
    public static let `default` = DispatchQoS(), userInitiated = DispatchQoS()
    public static let userInteractive = DispatchQoS(), unspecified = DispatchQoS()
}
public class DispatchWorkItem: @unchecked Sendable {
    public init(block: @escaping () -> Void) {}
    public func cancel() {}
    public func perform() {}
}
public class DispatchGroup: NSObject, @unchecked Sendable {
    public override init() {}
    public func enter() {}
    public func leave() {}
    public func notify(queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void)
    {}
    public func wait() {}
}
public class DispatchSemaphore: NSObject, @unchecked Sendable {
    public init(value: Int) {}
    public func wait() {}
    @discardableResult public func signal() -> Int { absent() }
}
public struct DispatchTime: Comparable, Sendable {
    public static func now() -> DispatchTime { absent() }
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { absent() }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { absent() }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        absent()
    }
}
public enum DispatchTimeInterval: Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never
}
