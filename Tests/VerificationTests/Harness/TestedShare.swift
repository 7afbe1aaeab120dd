import Foundation

/// How much of all that could be tested a run of the tests does.
///
/// What an ordinary run leaves out is counted in its last lines, and done by `.ci/run`.
enum TestedShare: Sendable {
    /// `swift test`: each sample and each kind of mistake has a share of its own.
    case ordinary
    /// `.ci/run`: `MORE_CASES=1`.
    case larger

    /// Whether platforms are checked of which no sample is: Mac Catalyst has the frameworks of iOS.
    func includes(_ platform: SamplePlatform) -> Bool {
        self == .larger || platform != .maccatalyst
    }

    /// What a run says that leaves a platform out.
    static func leftOut(_ platform: SamplePlatform) -> String {
        "\(platform) was left out (MORE_CASES=1 checks it)"
    }

    /// The share of this run.
    static let current: TestedShare =
        ProcessInfo.processInfo.environment["MORE_CASES"] == nil ? .ordinary : .larger
}
