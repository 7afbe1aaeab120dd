import AppleFrameworks
import SwiftFlow

/// What an app sets of windows when its start is over: what the launch sets of the same is not the last word.
package struct LaterSettings {
    /// The properties of the window.
    package let properties: Set<String>
    /// Whether it hides the window.
    package let hidesWindow: Bool

    /// Finds the settings of the app's own window, and of windows that it finds.
    package init(of window: OwnWindow, in flow: AppFlow, _ recurring: RecurringCode) {
        let own = window.origins.union([.found])
        var found: Set<String> = []
        var hides = false
        for function in flow.analysis.allFunctions where !Self.makes(window, function, in: flow) {
            let isLater = recurring.moment(of: function) != .start
            for event in flow.trace(of: function).events where isLater || event.runsLater {
                guard case .write(let receiver, let member, _, _) = event.kind,
                    !receiver.windows.isDisjoint(with: own)
                else { continue }
                if WindowMember.named(member) == .look { found.insert(member) }
                if member == "isHidden", Self.isTrue(event, in: function) { hides = true }
            }
        }
        properties = found
        hidesWindow = hides
    }

    /// Whether something is set to anything but `false`.
    private static func isTrue(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        let expression = ExpressionReader(function.file).expression(in: event.range)
        guard case .assignment(_, _, let value) = expression.kind else { return true }
        return function.file.text(value.range) != "false"
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
