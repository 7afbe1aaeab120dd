import AppFacts
import SwiftFlow

/// Where each function shows the window, itself or by what it calls.
struct ShowingTokens {
    private var tokens: [FlowFunction.ID: Int] = [:]

    /// Looks at what runs while the app starts.
    init(_ facts: LaunchFacts) {
        let early = facts.timeline.early
        var callers: [FlowFunction.ID: [(caller: FlowFunction, token: Int)]] = [:]
        var pending: [FlowFunction.ID] = []
        for function in early {
            for event in facts.flow.trace(of: function).events where event.closures.isEmpty {
                if facts.shows(event), tokens[function.id] == nil {
                    tokens[function.id] = event.range.lowerBound
                    pending.append(function.id)
                }
                for callee in facts.timeline.runs(by: event, in: function) {
                    callers[callee.id, default: []].append((function, event.range.lowerBound))
                }
            }
        }
        while let shower = pending.popLast() {
            for (caller, token) in callers[shower] ?? [] where tokens[caller.id] == nil {
                tokens[caller.id] = token
                pending.append(caller.id)
            }
        }
    }

    /// The first token of what shows it; nil where the function doesn't.
    func token(in function: FlowFunction) -> Int? { tokens[function.id] }
}
