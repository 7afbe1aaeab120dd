import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// Apps that start from Objective-C and are to move to UIKit's scenes.
extension ApplicationPlanner {
    /// The plan of an app with a delegate in Objective-C: nothing, where its scenes are there; nil for all other apps.
    func planObjectiveCScenes() -> PlannedApplication? {
        guard options.destination == .scenes,
            let delegate = ObjectiveCDelegate(in: context, by: profile)
        else { return nil }
        let start = EntryPointSummary(
            kind: .objectiveCMain,
            place: context.library.place(delegate.main.path, delegate.main.offset))
        var planned: PlannedApplication
        do throws(Refusal) {
            let manifest = try SceneManifest(context: context)
            let selector = "application:configurationForConnectingSceneSession:options:"
            let begun =
                delegate.method(selector) == nil
                ? try HalfWayScenes(manifest, nil, besides: [], in: context) : nil
            if begun == nil, try hasScenes(delegate, manifest) {
                planned = self.planned(base(.none, nil))
            } else {
                try checkStoryboards(of: manifest, at: start.place)
                planned = plan(
                    by: ObjectiveCScenesRules(
                        known: .init(delegate: delegate, manifest: manifest, begun: begun),
                        context: context,
                        modules: modules), nil)
            }
        } catch {
            planned = self.planned(refused(error, entry: nil))
        }
        planned.plan.entryPoint = start
        if planned.plan.outcome == .refuse {
            let steps = ObjectiveCSceneSteps(delegate, context.readablePropertyLists, in: context)
            planned.plan.findings =
                (planned.plan.findings.filter { $0.severity == .error } + steps.findings())
                .inReportOrder()
        }
        return planned
    }

    /// Whether scenes with a delegate of their own are there already.
    ///
    /// - Throws: `Refusal` for a manifest that names no class of the app, so that nothing would be shown.
    private func hasScenes(
        _ delegate: ObjectiveCDelegate, _ manifest: SceneManifest
    ) throws(Refusal) -> Bool {
        let windows = manifest.configurations.filter(\.isForWindows)
        let selector = "application:configurationForConnectingSceneSession:options:"
        if delegate.method(selector) != nil { return true }
        guard !windows.isEmpty else { return false }
        if let missing = MissingSceneDelegates(manifest: manifest, context: context).entries().first
        {
            throw Refusal(
                .sceneConfiguration, at: missing.place(in: context),
                "the scene manifest names '\(missing.className)', which is not a class of the target",
                remedy:
                    "add the class's source to the target, or take the manifest out, and plan again: it is written then"
            )
        }
        return true
    }
}
