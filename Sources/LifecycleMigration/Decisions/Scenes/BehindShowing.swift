import AppFacts
import SwiftFlow

/// What the launch does behind the showing of a window that it goes on making: the scene's delegate shows that when the launch is over.
///
/// The calls are followed in their order; what the showing itself has UIKit call is no part of it.
struct BehindShowing {
    /// What happens, with the functions that it happens in.
    private(set) var events: [(function: FlowFunction, event: FlowEvent)] = []
    private var isShown = false
    private var entered: Set<Entry> = []
    private let launch: LaunchFacts

    /// A function, and whether the window is shown when it is called.
    private struct Entry: Hashable {
        let function: FlowFunction.ID
        let isShown: Bool
    }

    /// Calls in calls deeper than this are not followed.
    private static let deepest = 60

    /// Follows the launch of an app.
    init(_ launch: LaunchFacts) {
        self.launch = launch
        for method in launch.startMethods {
            FlowFunction(method, owner: launch.owner.name).map { follow($0, depth: 0) }
        }
    }

    private mutating func follow(_ function: FlowFunction, depth: Int) {
        let entry = Entry(function: function.id, isShown: isShown)
        guard depth < Self.deepest, entered.insert(entry).inserted else { return }
        for event in launch.flow.trace(of: function).events where !event.runsLater {
            if isShown { events.append((function, event)) }
            if shows(event, in: function) { isShown = true }
            for callee in launch.timeline.runs(by: event, in: function) {
                follow(callee, depth: depth + 1)
            }
        }
    }

    private func shows(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        guard let shown = event.shownWindow else { return false }
        return !shown.value.windows.isDisjoint(with: launch.window.origins)
            && !WindowShow.hides(shown.member, in: function.file)
    }
}
