import AppFacts
import AppleFrameworks
import ProjectModel

/// Apps that are to move to UIKit's scenes.
extension ApplicationPlanner {
    /// The plan of an app with an entry point: nothing, where its scenes are there.
    func planScenes(_ entry: EntryPoint) -> PlannedApplication {
        let flows = AppFlows()
        do throws(Refusal) {
            let app = try UIKitAppAnalysis(
                context: context, profile: profile, flows: flows,
                linked: LinkedCode.modules(linkedBy: context, in: modules), keepsStart: true
            ).app(entry: entry)
            if app.usesScenes {
                try checkShown(app)
                var plan = base(.none, entry)
                plan.findings = DeadCallbackFindings(of: app, stays: true).findings()
                    .filter(context.isBuilt).inReportOrder()
                return planned(plan)
            }
            return plan(
                by: ScenesRules(flows: flows, known: app, context: context, modules: modules), nil)
        } catch {
            return planned(refused(error, entry: entry, flows))
        }
    }

    /// Refuses an app whose scenes have no delegate: a manifest without a class and without an answer of the application's delegate
    /// shows nothing. Source: samoylenkodmitry/Cranpose#673, expo/expo#50179.
    private func checkShown(_ app: UIKitApp) throws(Refusal) {
        guard app.configurationMethod == nil, app.sceneDelegate == nil,
            app.manifest.configurations.contains(where: \.isForWindows)
        else { return }
        let list = app.manifest.propertyLists.first { !$0.configurations.isEmpty }
        throw Refusal(
            .sceneConfiguration,
            at: list.map { list in
                context.library.place(
                    list.path,
                    list.configurations.first.flatMap {
                        list.document.range(at: $0.path)?.lowerBound
                    } ?? 0)
            },
            "the scene manifest names no delegate class of the target, so that no window is shown",
            remedy:
                "name the class of the scene delegate, or take the manifest out, and plan again: it is written then"
        )
    }
}
