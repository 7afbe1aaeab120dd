import Foundation

/// What the environment asks of the random launches.
struct RandomLaunchSettings: Sendable {
    /// The seed of all launches: `LAUNCH_SEED`.
    let seed: UInt64
    /// The number of the first: `LAUNCH_FIRST`.
    let first: Int
    /// How many of each form: `LAUNCH_COUNT`.
    let count: Int
    /// How many of each form are planned and validated only: `LAUNCH_PLANS`.
    let plans: Int
    /// How many of each form are spoiled: `LAUNCH_FAULTS`.
    let faults: Int
    /// How many share a program.
    let batch = 60
    /// How many share a program where each is spoiled, too.
    let faultBatch = 25

    /// The settings of this run.
    static let current: RandomLaunchSettings = {
        let environment = ProcessInfo.processInfo.environment
        return RandomLaunchSettings(
            seed: environment["LAUNCH_SEED"].flatMap { UInt64($0) } ?? 1,
            first: environment["LAUNCH_FIRST"].flatMap { Int($0) } ?? 0,
            count: environment["LAUNCH_COUNT"].flatMap { Int($0) } ?? 20,
            plans: environment["LAUNCH_PLANS"].flatMap { Int($0) } ?? 60,
            faults: environment["LAUNCH_FAULTS"].flatMap { Int($0) } ?? 5)
    }()
}
