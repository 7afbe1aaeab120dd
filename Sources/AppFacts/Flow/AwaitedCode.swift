import SwiftFlow
import SwiftOutline

/// Code that was left to another queue or thread, and that the same function waits for: it has run when the call returns.
///
/// Sources: Apple's pages of `DispatchSemaphore.wait()`, `DispatchGroup.wait()`, `DispatchWorkItem.wait()`, `NSCondition.wait()`,
/// `NSConditionLock.lock(whenCondition:)`, `Operation.waitUntilFinished()`, `OperationQueue.waitUntilAllOperationsAreFinished()`,
/// `RunLoop.run(until:)`, which runs what waits for the main queue, and `DispatchQueue.sync(execute:)`: a queue that is serial runs what was
/// left to it before first.
struct AwaitedCode {
    private let flow: AppFlow

    /// A look at the code of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// All that a function, and what it calls, has left to others in front of a call that waits; nothing for any other call.
    func code(
        awaitedBy call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> Awaited {
        let isUntilDone = isUntilDone(call, in: function.file)
        guard isUntilDone || isWaiting(call, in: function.file) else { return Awaited() }
        // What it is told to wait for may be made among its arguments.
        let end = isUntilDone ? event.range.upperBound : event.range.lowerBound
        let before = flow.trace(of: function).events.filter { $0.range.lowerBound < end }
        var seen: Set<FlowFunction.ID> = [function.id]
        var result = Awaited()
        add(leftBy: before, in: function, to: &result, &seen, depth: 0)
        return result
    }

    /// What a call waits for.
    struct Awaited {
        /// Whole functions.
        var functions: [FlowFunction] = []
        /// Closures.
        var closures: [ClosureID] = []
    }

    private func isWaiting(_ call: FlowCall, in file: SwiftFile) -> Bool {
        if Self.waiting.contains(call.name) { return true }
        let labels = call.arguments.compactMap(\.label)
        switch call.name {
        case "lock": return labels.first == "whenCondition"
        case "run": return !Self.limits.isDisjoint(with: labels)
        default: return false
        }
    }

    private func isUntilDone(_ call: FlowCall, in file: SwiftFile) -> Bool {
        call.arguments.contains { argument in
            Self.untilDone.contains(argument.label ?? "") && file.text(argument.range) == "true"
        }
    }

    private static let waiting: Set<String> = [
        "wait", "waitUntilFinished", "waitUntilAllOperationsAreFinished", "sync", "asyncAndWait",
        "pthread_join", "CFRunLoopRunInMode",
    ]
    private static let limits: Set<String> = ["until", "before"]
    private static let untilDone: Set<String> = ["waitUntilDone", "waitUntilFinished"]

    private func add(
        leftBy events: [FlowEvent], in function: FlowFunction, to result: inout Awaited,
        _ seen: inout Set<FlowFunction.ID>, depth: Int
    ) {
        for event in events {
            guard case .call(let call) = event.kind else { continue }
            result.closures += call.arguments.flatMap { $0.value.closures.sorted() }
            result.functions += SelectedMethod(in: call, of: function).functions(in: flow.program)
            result.functions += QueuedOperations(of: call).functions(in: flow.program)
            guard depth < Self.deepest else { continue }
            for callee in call.target.functions ?? [] where seen.insert(callee.id).inserted {
                add(
                    leftBy: flow.trace(of: callee).events, in: callee, to: &result, &seen,
                    depth: depth + 1)
            }
        }
    }

    /// Calls in calls deeper than this are not looked at.
    private static let deepest = 4
}
