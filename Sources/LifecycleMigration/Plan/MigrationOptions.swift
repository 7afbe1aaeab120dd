import ProjectModel

/// What the user asked for beyond the defaults.
public struct MigrationOptions: Sendable, Hashable {
    /// Only these targets; empty for all.
    public var targets: [String] = []
    /// Only these platforms; empty for all.
    public var platforms: [ApplePlatform] = []
    /// Only apps of these projects, relative to the root; nil for all.
    public var projects: Set<String>?
    /// Whether a deployment target that is too low may be raised, and to what.
    public var deploymentTarget: DeploymentTargetPolicy = .keep
    /// How the active and background callbacks are kept alive.
    public var lifeCycleEvents: LifeCycleEvents = .notifications
    /// Whether migrated apps log, in debug builds, by which routes events arrive.
    public var addsProbe = false

    /// The defaults.
    public init() {}

    /// Whether an app was asked for.
    func selects(_ target: AppTarget) -> Bool {
        (targets.isEmpty || targets.contains(target.name))
            && (platforms.isEmpty || platforms.contains(target.platform))
            && selects(project: target.project)
    }

    /// Whether the apps of a project were asked for; nil for a folder without one.
    func selects(project: String?) -> Bool {
        projects?.contains(project ?? "") ?? true
    }
}

/// How an application delegate hears of the app's state; the raw value is the word on the command line.
public enum LifeCycleEvents: String, Sendable, Hashable, CaseIterable {
    /// By the notifications that UIKit still posts: as before.
    case notifications
    /// By SwiftUI's scene phase: the form that Apple recommends, and not quite as before.
    case scenePhase = "scene-phase"
}

/// What to do about a deployment target that SwiftUI's life cycle can't run on.
public enum DeploymentTargetPolicy: Sendable, Hashable {
    /// Leave it, and refuse the app.
    case keep
    /// Raise it to the lowest version that Xcode 27 builds for; where it is high enough for the life cycle, leave it.
    case raiseToMinimum
    /// Raise it to this version.
    case raise(to: VersionNumber)
}
