import SwiftFlow
import SwiftOutline

/// The code of an app's start that runs when the start is over, too: something else calls it once more.
package struct RecurringCode {
    /// The functions of the start that do.
    package let functions: Set<FlowFunction.ID>
    private let timeline: LaunchTimeline
    private let soon: SoonAfterLaunch

    /// Finds the code of an app.
    package init(in flow: AppFlow, _ timeline: LaunchTimeline) {
        self.timeline = timeline
        var found: Set<FlowFunction.ID> = []
        var queue = timeline.early.filter { timeline.runsAgain($0) }
        while let next = queue.popLast() {
            guard found.insert(next.id).inserted else { continue }
            for event in flow.trace(of: next).events {
                queue += event.runs(in: flow.program).filter {
                    timeline.isEarly($0) && !found.contains($0.id)
                }
            }
        }
        functions = found
        soon = SoonAfterLaunch(after: timeline.early, in: flow, timeline)
    }

    /// The `{` of the closures in a file that wait for being called, and may be while the app starts.
    package func closuresCalledAtStart(in path: String) -> Set<Int> { soon.braces(in: path) }

    /// What happens once the start is over, on the next turn, with the function around it.
    package var soonEvents: [(function: FlowFunction, event: FlowEvent)] { soon.events }

    /// When what a function does happens.
    package func moment(of function: FlowFunction) -> SettingMoment {
        guard timeline.isEarly(function) else {
            let mayStart =
                timeline.runsAtStart(function) || soon.functions.contains(function.id)
            return mayStart ? .startAndLater : .later
        }
        return functions.contains(function.id) ? .startAndLater : .start
    }
}

/// When a setting of the window is made.
package enum SettingMoment {
    /// While the app starts, and at no other time.
    case start
    /// While the app starts or its first view is shown, and possibly later.
    case startAndLater
    /// When the app has started.
    case later
}
