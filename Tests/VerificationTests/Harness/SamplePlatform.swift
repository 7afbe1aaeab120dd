/// A platform that samples are written for.
enum SamplePlatform: String, CaseIterable, Sendable, Comparable {
    case ios, tvos, visionos, maccatalyst, macos, watchos

    /// The frameworks that an app of the platform is made of.
    enum Flavour: String, CaseIterable, Sendable {
        case uikit, appkit, watchkit
    }

    /// The frameworks of its apps.
    var flavour: Flavour {
        switch self {
        case .ios, .tvos, .visionos, .maccatalyst: .uikit
        case .macos: .appkit
        case .watchos: .watchkit
        }
    }

    /// Whether its apps send actions along a chain of responders.
    var sendsActions: Bool { flavour != .watchkit }

    /// The name in a target triple.
    private var tripleName: String {
        switch self {
        case .ios, .maccatalyst: "ios"
        case .tvos: "tvos"
        case .visionos: "xros"
        case .macos: "macosx"
        case .watchos: "watchos"
        }
    }

    /// The name in `#if os(…)`.
    var conditionName: String {
        switch self {
        case .ios, .maccatalyst: "iOS"
        case .tvos: "tvOS"
        case .visionos: "visionOS"
        case .macos: "macOS"
        case .watchos: "watchOS"
        }
    }

    /// The lowest version that the stub modules are built for.
    var lowestVersion: Version {
        switch self {
        case .ios, .tvos: Version(12, 0)
        case .maccatalyst: Version(14, 0)
        case .visionos: Version(1, 0)
        case .macos: Version(11, 0)
        case .watchos: Version(6, 0)
        }
    }

    /// The newest version that the compiler knows.
    var newestVersion: Version { Version(26, 0) }

    /// A triple such as `arm64-apple-ios15.0-macabi`.
    func triple(_ version: Version) -> String {
        "arm64-apple-\(tripleName)\(version)" + (self == .maccatalyst ? "-macabi" : "")
    }

    /// The name of the platform's files in module folders.
    var moduleTriple: String {
        let name = self == .macos ? "macos" : tripleName
        return "arm64-apple-\(name)" + (self == .maccatalyst ? "-macabi" : "")
    }

    static func < (left: SamplePlatform, right: SamplePlatform) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A version of an operating system.
struct Version: Comparable, Sendable, CustomStringConvertible {
    /// The first two numbers.
    let major: Int, minor: Int

    /// A version from its numbers.
    init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Reads "15", "15.2" and "15.2.1".
    init?(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let first = parts.first, let major = first else { return nil }
        self.init(major, (parts.count > 1 ? parts[1] : 0) ?? 0)
    }

    /// The version as a triple has it.
    var description: String { "\(major).\(minor)" }

    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
