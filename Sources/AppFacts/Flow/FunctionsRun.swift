import SwiftFlow

extension AppFlow {
    /// Some functions with all that run with them, through all calls at once; `isFollowed` may leave out what happens in one.
    package func run(
        by entries: [FlowFunction],
        where isFollowed: (FlowEvent, FlowFunction) -> Bool = { _, _ in true }
    ) -> [FlowFunction] {
        var found: [FlowFunction] = []
        var seen: Set<FlowFunction.ID> = []
        var queue = entries
        while let next = queue.popLast(), found.count < LaunchTimeline.most {
            guard seen.insert(next.id).inserted else { continue }
            found.append(next)
            for event in trace(of: next).events where !event.runsLater && isFollowed(event, next) {
                queue += event.runs(in: program)
            }
        }
        return found
    }
}
