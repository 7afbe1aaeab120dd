/// Which of Apple's SDKs the stub frameworks stand for, where it decides what compiles.
///
/// Each Swift version is checked with an SDK that it is used with: Swift 6 needs Xcode 16.
enum SDKEdition: String, Sendable, CaseIterable {
    /// Xcode 15, with iOS 17 and macOS 14: of SwiftUI's protocols only the members belong to the main actor, and what
    /// makes a window's content does not escape.
    case xcode15
    /// Xcode 16 and later: the protocols belong to the main actor as a whole; with Xcode 27 what makes the content may
    /// escape.
    case latest

    /// The condition that the stub sources ask for.
    var condition: String? { self == .xcode15 ? "STUB_XCODE15" : nil }
}

extension SamplePlatform {
    /// The newest version that Xcode 15 can build for.
    private var newestInXcode15: Version {
        switch self {
        case .ios, .tvos, .maccatalyst: Version(17, 5)
        case .visionos: Version(1, 2)
        case .macos: Version(14, 5)
        case .watchos: Version(10, 5)
        }
    }

    /// The SDK that a target is checked with in a language mode.
    func sdk(language: Int, target: Version) -> SDKEdition {
        language == 5 && target <= newestInXcode15 ? .xcode15 : .latest
    }
}
