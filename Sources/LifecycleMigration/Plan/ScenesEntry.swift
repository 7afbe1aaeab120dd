import AppFacts
import AppleFrameworks
import ProjectModel

/// Apps that are to move to UIKit's scenes.
extension ApplicationPlanner {
    /// The plan of an app with an entry point: nothing, where its scenes are there.
    func planScenes(_ entry: EntryPoint) -> PlannedApplication {
        do throws(Refusal) {
            let app = try UIKitAppAnalysis(
                context: context, profile: profile, launches: memory.launches,
                linked: LinkedCode.modules(linkedBy: context, in: modules), staysUIKit: true
            ).app(entry: entry)
            if app.usesScenes {
                try checkShown(app)
                var plan = base(.none, entry)
                plan.findings = DeadCallbackFindings(of: app, stays: true).findings()
                    .filter(context.isBuilt).inReportOrder()
                return planned(plan)
            }
            try checkStoryboards(of: app.manifest, at: entry.place(in: context))
            return plan(
                by: ScenesRules(known: app, context: context, modules: modules), nil)
        } catch {
            if SceneAdoption(of: context).isThere == true { return planned(base(.none, entry)) }
            return planned(refused(error, entry: entry))
        }
    }

    /// Refuses a main storyboard that can't be read: what the first screen is is not known.
    func checkStoryboards(of manifest: SceneManifest, at place: Place) throws(Refusal) {
        for name in Set(manifest.mainStoryboards).sorted()
        where context.storyboards.path(of: name) != nil {
            try context.storyboards.check(name, at: place)
        }
    }

    /// Refuses an app whose scenes have no delegate but one that may be a library's.
    private func checkShown(_ app: UIKitApp) throws(Refusal) {
        guard app.configurationMethod == nil, app.sceneDelegate == nil,
            let missing = MissingSceneDelegates(manifest: app.manifest, context: context)
                .entries().first
        else { return }
        throw Refusal(
            .sceneConfiguration, at: missing.place(in: context),
            "the scene manifest names '\(missing.className)', which is not a class of the target",
            remedy:
                "add the class's source to the target, or take the manifest out, and plan again: it is written then"
        )
    }
}
