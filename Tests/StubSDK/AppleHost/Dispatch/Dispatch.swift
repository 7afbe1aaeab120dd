// Hand-written, after the SDK's dispatch/semaphore.h, queue.h and block.h, and the public swift-corelibs-libdispatch.
@_exported import ObjectiveC

open class DispatchSemaphore: NSObject, @unchecked Sendable {
    public init(value: Int) { fatalError("a stub was run") }
    public func wait() { fatalError("a stub was run") }
    @discardableResult public func signal() -> Int { fatalError("a stub was run") }
}

open class DispatchWorkItem: @unchecked Sendable {
    public init(block: @escaping @Sendable @convention(block) () -> Void) {
        fatalError("a stub was run")
    }
    open func cancel() { fatalError("a stub was run") }
}

open class DispatchQueue: NSObject, @unchecked Sendable {
    public class func global() -> DispatchQueue { fatalError("a stub was run") }
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        fatalError("a stub was run")
    }
}

public enum DispatchTimeInterval: Sendable {
    case seconds(Int)
}

public struct DispatchTime: Comparable, Sendable {
    public static func now() -> DispatchTime { fatalError("a stub was run") }
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
        fatalError("a stub was run")
    }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        fatalError("a stub was run")
    }
}
