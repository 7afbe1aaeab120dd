import AppFacts
import ProjectModel
import SourceEditing
import SwiftOutline

/// Plans a watch app: what it shares with apps of UIKit are entry points, delegates, casts, property lists and projects.
extension ApplicationPlanner {
    /// The plan of a watch app by itself.
    func planWatch() -> PlannedApplication {
        let entry: EntryPoint?
        do {
            entry = try watchEntry()
        } catch {
            return planned(refused(error, entry: nil))
        }
        if let entry, entry.kind == .swiftUIApp { return planned(alreadyMigrated(entry)) }
        do throws(MigrationFailure) {
            return try migrated(entry)
        } catch {
            return planned(refused(refusal(for: error), entry: entry))
        }
    }

    /// The entry point; nil for an extension of WatchKit's, which has none of its own.
    private func watchEntry() throws(Refusal) -> EntryPoint? {
        do {
            return try EntryPointAnalysis(context: context, profile: .watchKit).entryPoint()
        } catch {
            let isExtension = WatchFactsAnalysis.isExtension(context.readablePropertyLists)
            if error.id == .entryMissing, isExtension { return nil }
            throw error
        }
    }

    private func migrated(_ entry: EntryPoint?) throws(MigrationFailure) -> PlannedApplication {
        let choices: WatchChoices
        do throws(Refusal) {
            let facts = try WatchFactsAnalysis(context: context, modules: modules).facts(
                entry: entry)
            try checkReadable(
                [facts.delegate?.file].compactMap { $0 } + facts.pages.map(\.file))
            choices = try WatchChoices(
                facts, modules: modules, raisedTarget: try deploymentTarget())
        } catch {
            throw .refused(error)
        }
        return planned(
            choices,
            try WatchKitMigration(
                choices, modules: modules, asksForProbe: options.addsProbe))
    }

    private func planned(
        _ choices: WatchChoices, _ migration: WatchKitMigration
    ) -> PlannedApplication {
        let facts = choices.facts
        var plan = base(
            Outcome(findings: migration.findings, callbacks: migration.callbacks), facts.entry)
        let first = facts.pages[0]
        plan.root = RootSummary(
            kind: .hosting, place: context.place(first.file, first.view.lowerBound))
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
}
