import AppFacts
import ProjectModel
import SourceEditing
import SwiftOutline

/// Plans a Mac app: what it shares with apps of UIKit are entry points, delegates, casts, property lists and projects.
///
/// AppKit's windows and status items work behind SwiftUI's adaptor as before. So a delegate can keep everything, and whatever is not
/// understood of its window or menus is left to it.
extension ApplicationPlanner {
    /// The plan of a Mac app by itself.
    func planMac(_ entry: EntryPoint, appName: AppFileName?) -> PlannedApplication {
        if let plan = planWithoutInterface(entry) { return planned(plan) }
        let flows = AppFlows()
        do throws(MigrationFailure) {
            return try migratedMac(entry, appName, flows)
        } catch {
            let refusal = refusal(for: error)
            var plan = refused(refusal, entry: entry, flows)
            // What the app is refused for is found again by the survey of documents.
            plan.findings.removeAll {
                $0.id == .macDocuments && $0.severity != .error
                    && $0.place == refusal.place
            }
            return planned(plan)
        }
    }

    /// The plan of a Mac target that has nothing for SwiftUI to show, whatever language it starts in; nil for other targets.
    func planWithoutInterface(_ entry: EntryPoint?) -> ApplicationPlan? {
        guard profile.isAppKit else { return nil }
        var plan = base(.none, entry)
        let linked = LinkedCode.modules(linkedBy: context, in: modules).flatMap(\.sources)
        if let app = BackgroundApp(context, linked: linked) {
            plan.reason = "nothing to migrate: it runs in the background and shows nothing"
            plan.findings = [app.finding]
        } else {
            guard let program = ProgramWithoutApplication(context, linked: linked) else {
                return nil
            }
            plan.reason =
                "nothing to migrate: its main function in \(program.place.path.fileName) starts no application"
        }
        if entry == nil, let main = NamesInSources(of: context).firstCall(of: "main") {
            plan.entryPoint = EntryPointSummary(
                kind: .objectiveCMain, place: context.library.place(main.path, main.offset))
        }
        return plan
    }

    private func migratedMac(
        _ entry: EntryPoint, _ appName: AppFileName?, _ flows: AppFlows
    ) throws(MigrationFailure) -> PlannedApplication {
        let choices: MacChoices
        do throws(Refusal) {
            try ApplicationClass(context: context, modules: modules).check()
            try checkStartOfApps(entry)
            let facts = try MacFactsAnalysis(context: context, modules: modules, flows: flows)
                .facts(entry: entry)
            try checkReadable([facts.delegate.file, entry.file])
            choices = try MacChoices(
                facts, modules: modules, raisedTarget: try deploymentTarget(),
                deletesUnusedStoryboards: options.deletesUnusedStoryboards, appName: appName)
        } catch {
            throw .refused(error)
        }
        return planned(
            choices,
            try AppKitMigration(
                choices, modules: modules, asksForProbe: options.addsProbe))
    }

    private func planned(
        _ choices: MacChoices, _ migration: AppKitMigration
    ) -> PlannedApplication {
        let facts = choices.facts
        var plan = base(
            Outcome(findings: migration.findings, callbacks: migration.callbacks), facts.entry)
        plan.root = root(of: facts)
        plan.appFile = choices.app.path
        plan.raisedTarget = choices.raisedTarget.map {
            RaisedTarget(old: context.target.deploymentTarget, new: $0)
        }
        plan.findings = migration.findings
        plan.callbacks = migration.callbacks
        plan.edit = migration.edit
        return PlannedApplication(
            target: context.target, plan: plan, appName: choices.app,
            projectChanges: migration.projectChanges)
    }

    private func root(of facts: MacFacts) -> RootSummary {
        switch facts.root {
        case .delegate: RootSummary(kind: .none, place: nil)
        case .keptWindow(let window):
            RootSummary(
                kind: .windowOwner, place: context.library.place(window.path, token: window.token))
        case .window(let scene):
            RootSummary(
                kind: scene.content.kind == .view ? .hosting : .controller,
                place: context.place(
                    scene.function.located.file, scene.content.root.value.lowerBound))
        case .storyboard(let root):
            RootSummary(
                kind: .storyboard, place: context.library.place(root.path, root.offset))
        }
    }
}
