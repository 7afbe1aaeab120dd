import AppFacts
import SourceEditing
import SwiftFlow

/// Code of the app's own that runs its launch again, such as one that starts anew at a log-out.
struct LaunchRuns {
    /// Why the window can't move to its scene; nil where the system alone runs the launch.
    let refusal: Refusal?

    /// Looks at all code of an app.
    init(of app: UIKitApp) {
        let flow = app.launch.flow
        let launches = Set(
            app.launch.startMethods.compactMap {
                FlowFunction($0, owner: app.launch.owner.name)?.id
            })
        for function in flow.analysis.allFunctions where !launches.contains(function.id) {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind,
                    event.runs(in: flow.program).contains(where: { launches.contains($0.id) })
                else { continue }
                refusal = Refusal(
                    .rootWindowOwner,
                    at: app.context.place(function.located.file, call.token),
                    "this runs the launch again, which makes the window anew: one without a scene is never shown",
                    remedy:
                        "give the window that is there another root in place of that, and plan again"
                )
                return
            }
        }
        refusal = nil
    }
}
