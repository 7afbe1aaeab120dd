/// The changes that are wished for one target.
public struct TargetChanges: Sendable, Hashable {
    /// The target, as it was loaded.
    public let target: AppTarget
    /// What must change for it.
    public let changes: [ProjectChange]

    /// Changes for a target.
    public init(target: AppTarget, changes: [ProjectChange]) {
        self.target = target
        self.changes = changes
    }
}

/// What a project's file or settings must say after a migration.
public enum ProjectChange: Sendable, Hashable {
    /// Compile a new source in the target; it stands in the group of `sibling`, an existing source of the target.
    case addSource(path: String, sibling: String)
    /// Forget a source or a resource: out of the phases of targets and of its group.
    case removeFile(path: String)
    /// Copy a resource into the target no more; the file stays, and so does its place in the project.
    case leaveOut(path: String)
    /// Remove a build setting (every conditional spelling of it) from all of the target's configurations.
    case removeSetting(key: String)
    /// Raise the deployment target of the platform wherever the target's value is lower.
    case raiseDeploymentTarget(platform: ApplePlatform, to: VersionNumber)

    /// What helps where a project can't leave a file out.
    public static let leavingOutRemedy =
        "leave it out there, or plan with --delete-unused-storyboards, which deletes the file"

    /// Whether it is about build settings, and not about files.
    var concernsSettings: Bool {
        switch self {
        case .addSource, .removeFile, .leaveOut: false
        case .removeSetting, .raiseDeploymentTarget: true
        }
    }
}
