import Foundation

/// Threads of their own to plan on: sources may be nested deeper than a pool's small threads bear.
public struct PlanningThreads: Sendable {
    /// How many plans are made at a time.
    public let count: Int

    private static let stackByteCount = 64 << 20
    /// More than any machine works on at a time; each wants its stack.
    private static let mostThreads = 64

    /// So many threads, one at least.
    public init(_ count: Int) {
        self.count = min(max(count, 1), Self.mostThreads)
    }

    /// What a body returns that runs on a thread of its own; where the system has no memory for one, on a thread with a
    /// smaller stack, and at last on the caller's.
    public func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let work: @Sendable () -> Void = { continuation.resume(returning: body()) }
            var size = Self.stackByteCount
            while size >= Self.smallestStackByteCount {
                if LargeThread.start(stackByteCount: size, work) { return }
                size /= 2
            }
            work()
        }
    }

    private static let smallestStackByteCount = 4 << 20
}
