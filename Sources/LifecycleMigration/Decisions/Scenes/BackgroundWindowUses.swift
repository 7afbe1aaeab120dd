import AppFacts
import SwiftFlow

/// Where code that the system calls in a launch in the background asks for the app's window: the launch made it in front of that, and a
/// scene doesn't connect then.
struct BackgroundWindowUses {
    /// Each use, with the function that it is in.
    let uses: [BackgroundCalls.Step]

    /// Looks at an app.
    init(_ launch: LaunchFacts) {
        guard BackgroundLaunches(of: launch.context).arePossible else {
            uses = []
            return
        }
        let touches = WindowTouches(launch)
        let beside = BackgroundEntries(launch).all
        let near = Self.near(BackgroundCalls.names, beside, launch)
        uses = BackgroundCalls(launch).steps.filter {
            near.contains($0.function.id) && touches.isOfWindow($0.event)
        }
    }

    /// The callbacks and what they call, and the code that registers tasks: what is further away may never be reached in the background.
    private static func near(
        _ names: [String], _ beside: [FlowFunction], _ launch: LaunchFacts
    ) -> Set<FlowFunction.ID> {
        let own = names.flatMap { launch.owner.methods($0) }.compactMap {
            FlowFunction($0, owner: launch.owner.name)
        }
        let entries = own + beside
        let called = entries.flatMap { entry in
            launch.flow.trace(of: entry).events.flatMap { $0.runs(in: launch.flow.program) }
        }
        let registering = launch.timeline.early.filter { function in
            function.body.contains { function.file.tokens.spells($0, "BGTaskScheduler") }
        }
        return Set((entries + called + registering).map(\.id))
    }
}
