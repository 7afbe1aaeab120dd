import AppleFrameworks
import SwiftFlow

/// What an app sets of windows when its start is over: what the launch sets of the same is not the last word.
package struct LaterSettings {
    /// The properties of the window.
    package let properties: Set<String>

    /// Finds the settings of the app's own window, and of windows that it finds.
    package init(of window: OwnWindow, in flow: AppFlow, _ recurring: RecurringCode) {
        let own = window.origins.union([.found])
        var found: Set<String> = []
        for function in flow.analysis.allFunctions where !Self.makes(window, function, in: flow) {
            let isLater = recurring.moment(of: function) != .start
            for event in flow.trace(of: function).events where isLater || event.runsLater {
                guard case .write(let receiver, let member, _, _) = event.kind,
                    WindowMember.named(member) == .look,
                    !receiver.windows.isDisjoint(with: own)
                else { continue }
                found.insert(member)
            }
        }
        properties = found
    }

    /// Whether a function is the initial value of the window's property, which runs when the window is made.
    private static func makes(
        _ window: OwnWindow, _ function: FlowFunction, in flow: AppFlow
    ) -> Bool {
        guard function.id.part == .initialValue,
            let value = flow.analysis.assigned(to: function.id.property, of: function.owner)
        else { return false }
        return window.isPossible(value)
    }
}
