import SourceEditing

/// The plans of all apps below one root, and their edits as one change.
public struct MigrationPlan: Sendable {
    /// The apps, sorted by project, then by name.
    public var applications: [ApplicationPlan]
    /// The changes of apps that can only be carried out together, by the apps' `unit`.
    public var units: [WorkspaceEdit]
    /// The changes of all of them together.
    public var edit: WorkspaceEdit

    /// A plan from its parts.
    public init(applications: [ApplicationPlan], units: [WorkspaceEdit], edit: WorkspaceEdit) {
        self.applications = applications
        self.units = units
        self.edit = edit
    }
}
