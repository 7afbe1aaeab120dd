import AppFacts
import SwiftFlow

extension LaunchOrder {
    /// What the start of an app does that is nowhere behind the showing of its window.
    func eventsInFront(of launch: LaunchFacts) -> [(function: FlowFunction, event: FlowEvent)] {
        let behind = Set(behindShow.map { EventSpot($0.function, $0.event) })
        return launch.timeline.early.filter(launch.timeline.isEarly).flatMap { function in
            launch.flow.trace(of: function).events.filter {
                !$0.runsLater && !behind.contains(EventSpot(function, $0))
            }.map { (function, $0) }
        }
    }
}
