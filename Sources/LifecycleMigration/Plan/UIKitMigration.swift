import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow

/// What is written, and what is said, of an app of UIKit that moves to SwiftUI's life cycle.
struct UIKitMigration {
    /// The edits of its sources and property lists, and the new sources.
    let edit: WorkspaceEdit
    /// What a reader should know, in the order of the report.
    let findings: [Finding]
    /// What was decided for each statement of the launch.
    let decisions: [LaunchDecision]
    /// Every method of the delegates with who calls it.
    let callbacks: [CallbackRecord]
    /// What the project's files must say.
    let projectChanges: [ProjectChange]

    /// The migration of an app; `modules` is what the apps of the tree are built with. Nothing is written to disk, and the
    /// order in which steps are made changes nothing.
    ///
    /// - Throws: `MigrationFailure` where two steps want the same bytes.
    init(
        _ choices: MigrationChoices, modules: ModuleGraph,
        steps: [MigrationStep] = MigrationStep.allCases
    ) throws(MigrationFailure) {
        let rewriter = MigrationRewriter(choices)
        let parts = steps.map { ($0, rewriter.part(of: $0)) }
        do {
            edit = try WorkspaceEdit(Dictionary(uniqueKeysWithValues: parts))
        } catch {
            throw .conflict(error)
        }
        let removed = rewriter.removed.ranges
        findings = Evidence(
            of: .uiKit(choices), in: choices.facts.context, modules: modules, except: removed,
            edit: edit, asksForProbe: choices.probe != nil
        ).findings()
        decisions = LaunchDecisions(choices, edit: edit).decisions()
        callbacks = CallbackLedger(choices, removed: removed).records()
        projectChanges = Self.projectChanges(choices, edit)
    }

    private static func projectChanges(
        _ choices: MigrationChoices, _ edit: WorkspaceEdit
    ) -> [ProjectChange] {
        let facts = choices.facts
        let deleted = edit.paths.filter { edit.changes[$0] == .delete }
        let added = choices.addedSources.map {
            ProjectChange.addSource(path: $0.path, sibling: facts.delegate.file.path)
        }
        let settings = facts.manifest.generatedStoryboardSettings.map {
            ProjectChange.removeSetting(key: $0)
        }
        let raised = choices.raisedTarget.map {
            ProjectChange.raiseDeploymentTarget(platform: facts.context.target.platform, to: $0)
        }
        return added + deleted.map { .removeFile(path: $0) } + settings
            + [raised].compactMap { $0 }
    }
}
