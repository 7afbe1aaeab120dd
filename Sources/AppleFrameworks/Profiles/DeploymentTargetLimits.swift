import ProjectModel

/// Which versions an app's deployment target can be raised to.
public struct DeploymentTargetLimits: Sendable {
    private let platform: ApplePlatform
    private let minimum: VersionNumber?

    /// The limits of a platform.
    public init(of platform: ApplePlatform) {
        self.platform = platform
        minimum = PlatformProfile.profile(for: platform).minimumVersions[platform]
    }

    /// What is wrong with a version, as a sentence; nil where an SDK has it, and the SwiftUI life cycle.
    public func problem(with version: VersionNumber) -> String? {
        if let minimum, version < minimum {
            return
                "\(platform.rawValue) \(version) is below \(minimum), the first with SwiftUI's life cycle"
        }
        let majors = Self.majors[platform] ?? []
        guard !majors.contains(where: { $0.contains(version.major) }) else { return nil }
        let newest = majors.last?.upperBound ?? 0
        return version.major > newest
            ? "no SDK is known with \(platform.rawValue) \(version): the newest has \(newest)"
            : "there is no \(platform.rawValue) \(version)"
    }

    /// What to ask for instead.
    public var remedy: String {
        let lowest = minimum.map { "\($0) or later" } ?? "a version of \(platform.rawValue)"
        return "ask for \(lowest), or leave VERSION out for the lowest that is needed"
    }

    /// The major versions of each platform, gaps where Apple's numbers jumped to the year; to be continued once a year.
    ///
    /// Source: Apple's release notes of the SDKs.
    private static let majors: [ApplePlatform: [ClosedRange<Int>]] = [
        .ios: [2...18, 26...27], .maccatalyst: [13...18, 26...27], .tvos: [9...18, 26...27],
        .visionos: [1...2, 26...27], .macos: [10...15, 26...27], .watchos: [2...11, 26...27],
    ]
}
