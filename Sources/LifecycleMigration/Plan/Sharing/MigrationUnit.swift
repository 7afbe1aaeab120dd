import AppFacts
import ProjectModel
import SourceEditing

/// Apps that are carried out together, or one app that shares nothing.
struct MigrationUnit {
    private let apps: [PlannedApplication]
    private let tree: FileTree

    /// A unit of apps of a tree that all move.
    init(_ apps: [PlannedApplication], in tree: FileTree) {
        self.apps = apps
        self.tree = tree
    }

    /// The edits of the projects' files for all apps at once, so that what they share is changed once.
    ///
    /// - Throws: `MigrationFailure` where a project can't take a change.
    func lowered(in projects: LoadedProjects) throws(MigrationFailure) -> [LoweredChange] {
        let changes = apps.map {
            TargetChanges(target: $0.target, changes: $0.projectChanges)
        }
        do throws(ProjectError) {
            return try projects.lower(changes, in: tree)
        } catch {
            throw .project(error)
        }
    }

    /// All changes of the unit.
    ///
    /// - Throws: `MigrationFailure` where two rewriters want the same bytes.
    func edit(_ lowered: [LoweredChange]) throws(MigrationFailure) -> WorkspaceEdit {
        var edit = WorkspaceEdit()
        do throws(EditConflict) {
            for app in apps { try edit.mergeShared(app.plan.edit, by: app.plan.name) }
            for change in lowered { try edit.edit(change.path, change.edits, by: "project") }
        } catch {
            throw .conflict(error)
        }
        return edit
    }

    /// The plan of one app with the edits of the project's files, and a word on whom it moves with.
    ///
    /// - Throws: `MigrationFailure` where two rewriters want the same bytes.
    func plan(
        of app: PlannedApplication, with lowered: [LoweredChange]
    ) throws(MigrationFailure) -> ApplicationPlan {
        var plan = app.plan
        let foreign = Set(apps.compactMap(\.plan.project)).subtracting([plan.project ?? ""])
        do throws(EditConflict) {
            for change in lowered
            where !foreign.contains(where: { RelativePath.isBelow(change.path, $0) }) {
                try plan.edit.edit(change.path, change.edits, by: "project")
            }
        } catch {
            throw .conflict(error)
        }
        if plan.raisedTarget != nil { noteRaisedTargets(lowered, in: &plan) }
        plan.findings = (plan.findings + sharedEntry(of: app)).inReportOrder()
        return plan
    }

    /// Says which other targets get the app's new version.
    private func noteRaisedTargets(_ lowered: [LoweredChange], in plan: inout ApplicationPlan) {
        let own = Set(apps.map(\.target.name))
        let others = Set(lowered.flatMap(\.raisedTargets)).subtracting(own).sorted()
        guard !others.isEmpty else { return }
        plan.raisedTarget?.others = others
        let names = others.map { "'\($0)'" }.joined(separator: ", ")
        plan.findings = plan.findings.map { finding in
            guard finding.id == .deploymentTarget, finding.severity == .note else { return finding }
            return Finding(
                finding.id, finding.severity, finding.applicability, at: finding.place,
                finding.message + ", and with it that of \(names)", remedy: finding.remedy,
                also: finding.also)
        }
    }

    /// Says that other apps start from the same source.
    private func sharedEntry(of app: PlannedApplication) -> [Finding] {
        guard let entry = app.plan.entryPoint else { return [] }
        let others = apps.filter {
            $0.plan.entryPoint == entry
                && ($0.plan.project, $0.plan.name) != (app.plan.project, app.plan.name)
        }
        guard !others.isEmpty else { return [] }
        let names = others.map { "'\($0.plan.name)'" }.joined(separator: ", ")
        return [
            Finding(
                .entryAmbiguous, .note, .automatic, at: entry.place,
                "this entry point is compiled into \(names) too; the apps move together")
        ]
    }
}
