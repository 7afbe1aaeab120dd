import AppFacts
import SwiftFlow
import SwiftOutline

/// What moving code does beside making and showing the window, in an app that the system may launch in the background: no scene
/// connects then, and the code does not run.
struct WorkInBackground {
    /// The first token of the first such statement; nil where there is none.
    let first: Int?

    /// Looks at the statements that move.
    init(_ split: LaunchSplit, _ launch: LaunchFacts) {
        let effects = EffectsBesideWindow(in: split.function, launch)
        let working = split.moving.first { !effects.of($0).changesNothing }
        first = working.flatMap {
            BackgroundLaunches(of: launch.context).arePossible ? $0.range.lowerBound : nil
        }
    }
}

/// What statements of the launch do, but for what they do to the window itself: that is nobody else's business.
struct EffectsBesideWindow {
    private let function: FlowFunction
    private let launch: LaunchFacts
    private let touches: WindowTouches

    /// The effects of the statements of a function.
    init(in function: FlowFunction, _ launch: LaunchFacts) {
        self.function = function
        self.launch = launch
        touches = WindowTouches(launch)
    }

    /// What one does.
    func of(_ statement: Statement) -> FlowEffects {
        let events = launch.flow.trace(of: function).events(within: statement.range)
        return launch.effects.effects(
            of: events.filter { !touches.isOfWindow($0) }, in: function)
    }
}
