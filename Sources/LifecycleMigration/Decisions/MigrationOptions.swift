import ProjectModel

/// What the user asked for beyond the defaults.
public struct MigrationOptions: Sendable, Hashable, Codable {
    /// The life cycle that apps are moved to.
    public var destination = Destination.swiftUI
    /// Whether plans say what the other destination would give, too: apps are planned twice then.
    public var saysOtherWay = false
    /// Only these targets; empty for all.
    public var targets: [String] = []
    /// All but these targets.
    public var excludedTargets: [String] = []
    /// Only these platforms; empty for all.
    public var platforms: [ApplePlatform] = []
    /// Only apps of these projects, relative to the top of the tree; nil for all.
    public var projects: Set<String>?
    /// Only apps of this folder, relative to the top of the tree: its projects', and those that start in it; empty for all.
    public var folder = ""
    /// Whether a deployment target that is too low may be raised, and to what.
    public var deploymentTarget: DeploymentTargetPolicy = .keep
    /// How the active and background callbacks are kept alive.
    public var lifeCycleEvents: LifeCycleEvents = .notifications
    /// Whether migrated apps log, in debug builds, by which routes events arrive.
    public var addsProbe = false

    /// Whether storyboards go that nothing refers to any more.
    public var deletesUnusedStoryboards = false

    /// The defaults.
    public init() {}

    /// Whether an app was asked for; where only a folder was, one of another folder's project may turn out to start
    /// elsewhere.
    func selects(_ target: AppTarget) -> Bool {
        (targets.isEmpty || targets.contains(target.name))
            && (platforms.isEmpty || platforms.contains(target.platform))
            && !excludedTargets.contains(target.name) && isInReach(target)
    }

    /// Whether an app belongs to what was asked for, whatever its name and its platform.
    func isInReach(_ target: AppTarget) -> Bool {
        if let projects { return projects.contains(target.project ?? "") }
        return folder.isEmpty || isInFolder(target.project)
            || target.sources.contains(where: { isInFolder($0) })
    }

    /// Whether a project that can't be read was asked for: one of the folder, or of a folder around it.
    func selects(unreadable project: String) -> Bool {
        if let projects { return projects.contains(project) }
        return folder.isEmpty || isInFolder(project)
            || RelativePath.isBelow(folder, RelativePath.folder(of: project))
    }

    /// Whether a path lies in the folder that was asked for.
    func isInFolder(_ path: String?) -> Bool {
        path.map { RelativePath.isBelow($0, folder) } ?? false
    }
}

/// What to do about a deployment target that SwiftUI's life cycle can't run on.
public enum DeploymentTargetPolicy: Sendable, Hashable, Codable {
    /// Leave it, and refuse the app.
    case keep
    /// Raise it to the lowest version that Xcode 27 builds for; where it is high enough for the life cycle, leave it.
    case raiseToMinimum
    /// Raise those of iOS, tvOS and Mac Catalyst to this version, and others as `raiseToMinimum` does.
    case raise(to: VersionNumber)
    /// Raise those of some platforms, each to its version, and leave others.
    case raiseEach([ApplePlatform: VersionNumber])

    /// The platforms that a version without a name is meant for.
    public static let platformsOfBareVersions: [ApplePlatform] = [.ios, .tvos, .maccatalyst]

    /// What it comes to for one platform: one of the other cases.
    func policy(for platform: ApplePlatform) -> DeploymentTargetPolicy {
        switch self {
        case .keep, .raiseToMinimum: self
        case .raise: Self.platformsOfBareVersions.contains(platform) ? self : .raiseToMinimum
        case .raiseEach(let versions): versions[platform].map { .raise(to: $0) } ?? .keep
        }
    }

    /// The argument of the option that asks for a version on a platform.
    static func argument(_ version: VersionNumber, on platform: ApplePlatform) -> String {
        platformsOfBareVersions.contains(platform)
            ? "\(version)" : "\(platform.rawValue)=\(version)"
    }
}
