import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What is written, and what is said, of a Mac app that moves to SwiftUI's life cycle.
///
/// There is no trace to validate: the order of the launch changes only where a window becomes a scene, which `MacWindowOrder`
/// tells.
struct AppKitMigration {
    /// The edits of its sources and property lists, and the new source.
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
        _ choices: MacChoices, modules: ModuleGraph, asksForProbe: Bool
    ) throws(MigrationFailure) {
        let rewriter = MacRewriter(choices)
        do {
            edit = try WorkspaceEdit(rewriter.part)
        } catch {
            throw .conflict(error)
        }
        findings = Evidence(
            of: .appKit(choices), in: choices.facts.context, modules: modules,
            except: rewriter.removed, edit: edit, asksForProbe: asksForProbe
        ).findings()
        let open = findings.filter(\.asksForWork).compactMap { finding in
            finding.place.map { ($0, finding.id) }
        }
        callbacks = MacCallbackLines(
            choices.facts, goes: choices.remainder.isNothing,
            open: Dictionary(open, uniquingKeysWith: { first, _ in first })
        ).records()
        projectChanges = Self.projectChanges(choices, edit)
    }

    private static func projectChanges(
        _ choices: MacChoices, _ edit: WorkspaceEdit
    ) -> [ProjectChange] {
        let deleted = edit.paths.filter { edit.changes[$0] == .delete }
        let raised = choices.raisedTarget.map {
            ProjectChange.raiseDeploymentTarget(platform: .macos, to: $0)
        }
        let neighbour = choices.facts.delegate.file.path
        return [.addSource(path: choices.app.path, sibling: neighbour)]
            + deleted.map { .removeFile(path: $0) }
            + choices.facts.mainNibSettings.map { .removeSetting(key: $0) }
            + [raised].compactMap { $0 }
    }
}
