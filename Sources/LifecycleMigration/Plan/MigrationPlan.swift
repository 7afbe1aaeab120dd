import ProjectModel
import SourceEditing

/// The plans of all apps of a tree, and their edits as one change.
public struct MigrationPlan: Sendable {
    /// The apps, sorted by project, then by name.
    public var applications: [ApplicationPlan]
    /// The changes of apps that can only be carried out together, by the apps' `unit`.
    public var units: [WorkspaceEdit]
    /// The changes of all of them together.
    public var edit: WorkspaceEdit
    /// Every app that there is to be asked for, with those that were not.
    public var known: [KnownApp]

    /// A plan from its parts.
    public init(
        applications: [ApplicationPlan], units: [WorkspaceEdit], edit: WorkspaceEdit,
        known: [KnownApp] = []
    ) {
        self.known = known
        self.applications = applications
        self.units = units
        self.edit = edit
    }
}

/// An app that there is, whether it was asked for or not.
public struct KnownApp: Sendable, Hashable, Codable {
    /// Its target's name.
    public let name: String
    /// Its platform.
    public let platform: ApplePlatform

    /// An app of a name and a platform.
    public init(name: String, platform: ApplePlatform) {
        self.name = name
        self.platform = platform
    }
}
