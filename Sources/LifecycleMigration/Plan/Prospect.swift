import ProjectModel

/// What an option would make of an app that is refused without it.
public struct Prospect: Sendable, Hashable, Codable {
    /// What the plan would promise.
    public let outcome: Outcome
    /// The deployment target that it needs.
    public let deploymentTarget: VersionNumber
    private let platform: ApplePlatform

    /// What a deployment target of a version would allow on a platform.
    public init(outcome: Outcome, deploymentTarget: VersionNumber, platform: ApplePlatform) {
        self.outcome = outcome
        self.deploymentTarget = deploymentTarget
        self.platform = platform
    }

    /// The option as it is written on the command line.
    public var option: String {
        "--raise-deployment-target "
            + DeploymentTargetPolicy.argument(deploymentTarget, on: platform)
    }
}

/// A deployment target that a plan raises.
public struct RaisedTarget: Sendable, Hashable, Codable {
    /// The version that the project asks for; nil where it names none.
    public let old: VersionNumber?
    /// The version that it asks for afterwards.
    public let new: VersionNumber
    /// The targets that no app of the plan is, and that get another version with it: tests, frameworks, extensions.
    public var others: [String] = []
}
