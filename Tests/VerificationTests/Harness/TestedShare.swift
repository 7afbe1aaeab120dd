import Foundation

/// How much of all that could be tested a run of the tests does.
///
/// What an ordinary run leaves out is counted in its last lines, and done by `.ci/run`.
enum TestedShare: Sendable {
    /// `swift test`: a share of the samples, and of each kind of mistake that they can show.
    case ordinary
    /// `.ci/run`: `MORE_CASES=1`.
    case larger

    /// Whether a platform is checked: the stub frameworks of each cost what a dozen samples do.
    func includes(_ platform: SamplePlatform) -> Bool {
        self == .larger || platform == .ios
    }

    /// What a run says that leaves a platform out.
    static func leftOut(_ platform: SamplePlatform) -> String {
        "\(platform.rawValue) was left out (MORE_CASES=1 checks it)"
    }

    /// The share of this run.
    static let current: TestedShare =
        ProcessInfo.processInfo.environment["MORE_CASES"] == nil ? .ordinary : .larger
}
