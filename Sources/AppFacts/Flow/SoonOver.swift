import SwiftFlow
import SwiftOutline

/// Tells whether an `await` is over on one of the next turns: one that waits for nothing, or for a function of the app's own that
/// waits for nothing itself.
struct SoonOver {
    private let flow: AppFlow
    /// Functions in functions deeper than this are not looked into.
    private static let deepest = 8

    /// A look at the code of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// Whether the `await` at a token of a function's code is.
    func isOver(_ token: Int, in function: FlowFunction) -> Bool {
        isOver(token, in: function, depth: 0)
    }

    private func isOver(_ token: Int, in function: FlowFunction, depth: Int) -> Bool {
        let file = function.file
        if ShortAwaits.isShort(token, in: file) { return true }
        guard depth < Self.deepest else { return false }
        // What is waited for stands behind the word; the outermost call is the last to begin at its first token.
        let calls = flow.trace(of: function).events.compactMap { event -> (FlowCall, TokenRange)? in
            guard event.range.lowerBound == token + 1, case .call(let call) = event.kind else {
                return nil
            }
            return (call, event.range)
        }
        guard let (call, range) = calls.max(by: { $0.1.count < $1.1.count }) else { return false }
        if Self.continuations.contains(call.name) { return isResumedSoon(range, in: function) }
        guard let functions = call.target.functions, !functions.isEmpty else { return false }
        return functions.allSatisfy { returnsSoon($0, depth: depth + 1) }
    }

    private func returnsSoon(_ function: FlowFunction, depth: Int) -> Bool {
        let file = function.file
        return function.body.allSatisfy { token in
            !file.tokens.spells(token, "await") || isOver(token, in: function, depth: depth)
        }
    }

    private static let continuations: Set<String> = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]

    /// Whether the closure of a continuation resumes it by itself, or leaves that to the main queue's next turn.
    private func isResumedSoon(_ range: TokenRange, in function: FlowFunction) -> Bool {
        let trace = flow.trace(of: function)
        let inner = trace.events(within: range)
        let left = Set(
            inner.flatMap { event -> [ClosureID] in
                guard case .call(let call) = event.kind,
                    Self.continuations.contains(call.name)
                        || NextTurn.isLeft(by: call, in: function.file)
                else { return [] }
                return call.arguments.flatMap { $0.value.closures }
            })
        return inner.contains { event in
            guard case .call(let call) = event.kind, call.name == "resume" else { return false }
            return event.closures.filter { range.contains($0.brace) }.allSatisfy(left.contains)
        }
    }
}
