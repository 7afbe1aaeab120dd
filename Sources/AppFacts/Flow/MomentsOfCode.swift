import SwiftFlow

extension AppFlow {
    /// What happens, by some events of a function, and all that this leads to before it returns.
    package func moments(
        of events: [FlowEvent], in function: FlowFunction, _ further: FurtherCode
    ) -> [LaunchMoment] {
        events.map { LaunchMoment(function: function, event: $0) }
            + moments(of: events.flatMap { $0.runs(in: program) }, further)
    }

    /// All that some functions do before they return, or later as well, through all calls, in no particular order.
    package func moments(
        of entries: [FlowFunction], _ further: FurtherCode, withLater: Bool = false
    ) -> [LaunchMoment] {
        var found: [LaunchMoment] = []
        var closures: Set<ClosureID> = []
        var known: Set<FlowFunction.ID> = []
        var queue = entries
        while let next = queue.popLast(), found.count < LaunchOrder.most {
            for function in run(by: [next]) where known.insert(function.id).inserted {
                var events = trace(of: function).events.filter { withLater || !$0.runsLater }
                    .map { (function, $0) }
                while let (owner, event) = events.popLast() {
                    found.append(LaunchMoment(function: owner, event: event))
                    if event.runsLater { queue += event.runs(in: program) }
                    for code in further.code(of: event, in: owner) {
                        if let closure = code.closure {
                            guard closures.insert(closure).inserted else { continue }
                            events += further.events(of: code).map { (code.function, $0) }
                        } else if !known.contains(code.function.id) {
                            queue.append(code.function)
                        }
                    }
                }
            }
        }
        return found
    }
}
