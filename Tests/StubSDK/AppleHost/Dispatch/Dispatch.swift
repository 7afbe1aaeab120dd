// Hand-written, after the SDK's dispatch/semaphore.h and the public swift-corelibs-libdispatch.
@_exported import ObjectiveC

open class DispatchSemaphore: NSObject, @unchecked Sendable {
    public init(value: Int) { fatalError("a stub was run") }
    public func wait() { fatalError("a stub was run") }
    @discardableResult public func signal() -> Int { fatalError("a stub was run") }
}
