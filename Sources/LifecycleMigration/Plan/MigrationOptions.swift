import ProjectModel

/// What the user asked for beyond the defaults.
public struct MigrationOptions: Sendable, Hashable {
    /// Only these targets; empty for all.
    public var targets: [String] = []
    /// Only these platforms; empty for all.
    public var platforms: [ApplePlatform] = []
    /// Whether a deployment target that is too low may be raised, and to what.
    public var deploymentTarget: DeploymentTargetPolicy = .keep

    /// The defaults.
    public init() {}
}

/// What to do about a deployment target that SwiftUI's life cycle can't run on.
public enum DeploymentTargetPolicy: Sendable, Hashable {
    /// Leave it, and refuse the app.
    case keep
    /// Raise it to the lowest version that has the SwiftUI life cycle.
    case raiseToMinimum
    /// Raise it to this version.
    case raise(to: VersionNumber)
}
