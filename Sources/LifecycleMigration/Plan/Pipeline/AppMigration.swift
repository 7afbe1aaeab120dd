import AppFacts
import ProjectModel
import SourceEditing
import SwiftOutline

/// What is written, and what is said, of an app that moves to SwiftUI's life cycle.
struct AppMigration {
    /// The edits of its sources, property lists and storyboards, and the new sources.
    let edit: WorkspaceEdit
    /// What a reader should know, in the order of the report.
    let findings: [Finding]
    /// What was decided for each statement of the launch.
    let decisions: [LaunchDecision]
    /// Every method of the delegates with who calls it.
    let callbacks: [CallbackRecord]
    /// What the project's files must say.
    let projectChanges: [ProjectChange]

    /// The migration of an app; `modules` is what the apps of the tree are built with, and `launches` has what was
    /// found out of its launch before. Nothing is written to disk, and the
    /// order in which steps are made changes nothing.
    ///
    /// - Throws: `MigrationFailure` where two steps want the same bytes.
    init(
        _ app: some MovingApp, modules: ModuleGraph, asksForProbe: Bool,
        launches: AppLaunches = AppLaunches(), steps: [MigrationStep] = MigrationStep.allCases
    ) throws(MigrationFailure) {
        let removed: [String: [TokenRange]]
        do throws(EditConflict) {
            (edit, removed) = try app.written(steps)
        } catch {
            throw .conflict(error)
        }
        findings = Evidence(
            of: app.subject, in: app.context, modules: modules, except: removed, edit: edit,
            asksForProbe: asksForProbe, launches: launches
        ).findings()
        decisions = app.decisions(edit)
        // A helper that the app's own code calls is no callback.
        callbacks = app.callbacks(beside: findings, except: removed).filter {
            $0.before != .ownCode || $0.state != .unchanged
        }
        projectChanges = Self.projectChanges(app, edit)
    }

    private static func projectChanges(
        _ app: some MovingApp, _ edit: WorkspaceEdit
    ) -> [ProjectChange] {
        let deleted = edit.paths.filter { edit.changes[$0] == .delete }
        let raised = app.raisedTarget.map {
            ProjectChange.raiseDeploymentTarget(platform: app.context.target.platform, to: $0)
        }
        return app.addedSources.map { .addSource(path: $0.path, sibling: app.sibling) }
            + deleted.map { .removeFile(path: $0) } + app.leftOut.map { .leaveOut(path: $0) }
            + app.goingSettings.map { .removeSetting(key: $0) } + [raised].compactMap { $0 }
    }
}
