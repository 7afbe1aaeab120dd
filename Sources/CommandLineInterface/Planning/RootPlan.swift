import LifecycleMigration
import ProjectModel
import SourceEditing

/// The plan of one PATH, with the files that it was made from.
struct RootPlan: Sendable {
    /// The PATH.
    let root: PlanRoot
    /// The files as they were found.
    let tree: FileTree
    /// The apps, in the planner's order.
    let applications: [ApplicationPlan]
    /// Everything that is to be changed.
    let edit: WorkspaceEdit
    /// What tells that a file was not touched since; only made for an apply.
    let fingerprints: [String: FileStatus.Fingerprint]

    /// Whether an app is already where the migration leads, or there is none.
    var hasNothingToMigrate: Bool { applications.allSatisfy { $0.outcome == .none } }

    /// The same plan with the changes of only some of its apps.
    ///
    /// - Throws: `InternalError` where edits clash that did not clash before.
    func carryingOut(only applications: [ApplicationPlan]) throws(InternalError) -> RootPlan {
        try RootPlan(
            root: root, tree: tree, applications: self.applications,
            edit: Self.merged(applications), fingerprints: fingerprints)
    }

    /// The changes of several apps as one.
    static func merged(_ applications: [ApplicationPlan]) throws(InternalError) -> WorkspaceEdit {
        var edit = WorkspaceEdit()
        for application in applications {
            do {
                try edit.merge(application.edit, by: application.name)
            } catch {
                throw InternalError(
                    reason: "\(error.first) and \(error.second) both change \(error.path)")
            }
        }
        return edit
    }
}
