import Foundation

/// Threads of their own to plan on: sources may be nested deeper than a pool's small threads bear.
public struct PlanningThreads: Sendable {
    /// How many plans are made at a time.
    public let count: Int

    private static let stackByteCount = 64 << 20

    /// So many threads, one at least.
    public init(_ count: Int) {
        self.count = max(count, 1)
    }

    /// What a body returns that runs on a thread of its own.
    public func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = Self.stackByteCount
            thread.start()
        }
    }
}
