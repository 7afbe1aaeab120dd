import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what the launch does with its window before it makes it: nothing, which it must go on doing.
struct EarlyUse {
    /// The first such place.
    let obstacle: WindowObstacle?

    /// Looks through the code in front of the launch method.
    init(of removal: WindowRemoval, _ facts: LaunchFacts) {
        let timeline = facts.timeline
        func isBeforeLaunch(_ function: FlowFunction) -> Bool {
            timeline.phases(of: function).allSatisfy { $0 < .launch }
        }
        let isMadeEarly = timeline.early.contains { function in
            timeline.phases(of: function).contains { $0 < .launch }
                && facts.window.isMade(in: function)
        }
        guard facts.storyboard == nil, !isMadeEarly else {
            obstacle = nil
            return
        }
        let uses = removal.functions.lazy.filter { isBeforeLaunch($0.function) }.flatMap { item in
            let settings = item.changes.settings.map(\.window.lowerBound)
            let roots = item.changes.rootWrites.filter { !$0.runsLater }.map(\.target.lowerBound)
            return (settings + roots).sorted().map { (item.function.located.file.path, $0) }
        }
        obstacle = uses.first.map { WindowObstacle(path: $0, token: $1, need: .tooEarly) }
    }
}

extension OwnWindow {
    /// Whether a function has a place in which the window is made.
    fileprivate func isMade(in function: FlowFunction) -> Bool {
        origins.contains { origin in
            guard case .made(let place) = origin else { return false }
            return place.path == function.located.file.path && function.body.contains(place.token)
        }
    }
}
