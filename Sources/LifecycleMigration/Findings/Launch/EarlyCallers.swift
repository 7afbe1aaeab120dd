import AppFacts
import SwiftFlow
import SwiftOutline

/// Which functions of the start call each other.
struct EarlyCallers {
    /// For each function, the functions that it calls and the statements that do.
    private var calls: [FlowFunction.ID: [(callee: FlowFunction.ID, statement: TokenRange)]] = [:]
    private var callers: [FlowFunction.ID: [FlowFunction.ID]] = [:]

    /// The functions that call another one themselves.
    func callers(of function: FlowFunction.ID) -> [FlowFunction.ID] { callers[function] ?? [] }

    /// Looks at the start of an app.
    init(_ launch: LaunchFacts) {
        for function in launch.timeline.early {
            for event in launch.flow.trace(of: function).events where !event.runsLater {
                for callee in event.runs(in: launch.flow.program) where callee.id != function.id {
                    calls[function.id, default: []].append((callee.id, event.statement))
                    callers[callee.id, default: []].append(function.id)
                }
            }
        }
    }

    /// The functions that call one of some, through others too.
    func reaching(_ functions: Set<FlowFunction.ID>) -> Set<FlowFunction.ID> {
        var found: Set<FlowFunction.ID> = []
        var queue = Array(functions)
        while let next = queue.popLast() {
            for caller in callers[next] ?? [] where found.insert(caller).inserted {
                queue.append(caller)
            }
        }
        return found
    }

    /// The statements of a function that call one of some.
    func calls(in function: FlowFunction.ID, of callees: Set<FlowFunction.ID>) -> [TokenRange] {
        (calls[function] ?? []).filter { callees.contains($0.callee) }.map(\.statement)
    }
}
