import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing

/// A random launch with what the tool makes of it.
struct PlannedLaunch: Sendable {
    /// The launch.
    let launch: RandomLaunch
    /// The project.
    let tree: FileTree
    /// The plan.
    let plan: MigrationPlan
    /// What the plan promises.
    let outcome: Outcome
    /// The findings that somebody has to act on.
    let findings: [Finding]
    /// The files after the plan.
    let after: [String: String]

    /// Plans a launch.
    init(_ launch: RandomLaunch) throws {
        let files = launch.files.mapValues { SourceText($0) }
        tree = FileTree(paths: files.keys.sorted(), source: FilesInMemory(files), name: "Demo")
        plan = MigrationPlanner(options: MigrationOptions()).plan(tree)
        self.launch = launch
        outcome = plan.applications.first?.outcome ?? .none
        findings = plan.applications.flatMap(\.findings).filter { $0.applicability != .automatic }
        let migrated = tree.applying(plan.edit)
        after = try Dictionary(
            uniqueKeysWithValues: migrated.paths.map { ($0, try migrated.read($0).string) })
    }

    /// Whether there is something to run.
    var isMigrated: Bool { outcome == .migrate || outcome == .partial }

    /// What is wrong with the plan by itself, without running anything: the validation refuses what the rewriters made,
    /// or there is something left to plan behind it.
    var flaw: String? {
        let refusals = findings.filter { $0.remedy?.contains("report this source") ?? false }
        if let refusal = refusals.first { return refusal.message }
        guard isMigrated else { return outcome == .none ? "nothing was planned" : nil }
        let texts = after.mapValues { SourceText($0) }
        let tree = FileTree(paths: texts.keys.sorted(), source: FilesInMemory(texts), name: "Demo")
        let again = MigrationPlanner(options: MigrationOptions()).plan(tree)
        return again.edit.isEmpty ? nil : "a second plan changes the app again"
    }

    /// What the plan says about what is left.
    var explanation: String {
        findings.map { "\($0.id.rawValue): \($0.message)" }.joined(separator: "\n")
    }
}
