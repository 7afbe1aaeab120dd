import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What is written, and what is said, of a watch app that moves to SwiftUI's life cycle.
///
/// There is no trace to validate: between the launch methods and the first view only the objects of a hosting controller are
/// made, and these move only where their types alone make them.
struct WatchKitMigration {
    /// The edits of its sources, property lists and storyboard, and the new source.
    let edit: WorkspaceEdit
    /// What a reader should know, in the order of the report.
    let findings: [Finding]
    /// Every method of the delegate with who calls it.
    let callbacks: [CallbackRecord]
    /// What the project's files must say.
    let projectChanges: [ProjectChange]

    /// The migration of an app; `modules` is what the apps of the tree are built with, and nothing is written to disk.
    ///
    /// - Throws: `MigrationFailure` where two steps want the same bytes.
    init(
        _ choices: WatchChoices, modules: ModuleGraph, asksForProbe: Bool
    ) throws(MigrationFailure) {
        let rewriter = WatchRewriter(choices)
        do {
            edit = try WorkspaceEdit(rewriter.part)
        } catch {
            throw .conflict(error)
        }
        findings = Evidence(
            of: .watchKit(choices), in: choices.facts.context, modules: modules,
            except: rewriter.removed, edit: edit, asksForProbe: asksForProbe
        ).findings()
        callbacks = WatchCallbackLines(choices.facts).records()
        projectChanges = Self.projectChanges(choices, edit)
    }

    private static func projectChanges(
        _ choices: WatchChoices, _ edit: WorkspaceEdit
    ) -> [ProjectChange] {
        let deleted = edit.paths.filter { edit.changes[$0] == .delete }
        let raised = choices.raisedTarget.map {
            ProjectChange.raiseDeploymentTarget(platform: .watchos, to: $0)
        }
        return [.addSource(path: choices.app.path, sibling: choices.neighbour.path)]
            + deleted.map { .removeFile(path: $0) } + [raised].compactMap { $0 }
    }
}
