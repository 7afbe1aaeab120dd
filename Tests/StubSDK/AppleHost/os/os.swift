// Hand-written, after Apple's page of OSAllocatedUnfairLock.

@available(macOS 13.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public init(uncheckedState: State) { fatalError("a stub was run") }
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result { fatalError("a stub was run") }
}
@available(macOS 13.0, *)
extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { fatalError("a stub was run") }
}
