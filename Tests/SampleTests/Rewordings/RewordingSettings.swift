import Foundation

/// What the environment asks of the rewordings.
struct RewordingSettings: Sendable {
    /// Whether every place of every sample is reworded: `REWORDINGS=all`.
    let asksForAll: Bool
    /// How many places of a sample are reworded otherwise.
    let casesPerSample = OrdinaryShare.isLarger ? 3 : 1
    /// Which places the short run chooses: `REWORDINGS_SEED`.
    let seed: UInt64
    /// The folder that each project is written to, with its migration, as samples: `REWORDINGS_OUTPUT`.
    let output: URL?

    /// The settings of this run.
    static let current: RewordingSettings = {
        let environment = ProcessInfo.processInfo.environment
        return RewordingSettings(
            asksForAll: environment["REWORDINGS"] == "all",
            seed: environment["REWORDINGS_SEED"].flatMap { UInt64($0) } ?? 1,
            output: environment["REWORDINGS_OUTPUT"].map { URL(fileURLWithPath: $0) })
    }()
}
