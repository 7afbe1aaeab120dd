import Foundation

@testable import LaunchValidation

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
    /// From how many stores each of them is played, at most: `LAUNCH_STORES`.
    let stores: Int
    /// How many share a program.
    let batch = 60
    /// How many share a program where each is spoiled, too.
    let faultBatch = 25

    /// How many launches of each form `.ci/run` plays, and how many it plans.
    private static let larger = (count: 20, plans: 60)

    /// What this run leaves to `.ci/run`; nil for nothing.
    var leftOut: String? {
        let more = (count: Self.larger.count - count, plans: Self.larger.plans - plans)
        guard more.count > 0 || more.plans > 0 else { return nil }
        return "of each form of random launches \(max(0, more.count)) more were not played, "
            + "\(max(0, more.plans)) more not planned (MORE_CASES=1 does)"
    }

    /// How a launch is started: from each of its stores.
    func starts(of launch: RandomLaunch, number: Int? = nil) -> [LaunchProgram.Start] {
        LaunchStore.some(stores, for: launch, seed: seed).map {
            LaunchProgram.Start(number: number ?? launch.index, store: $0)
        }
    }

    /// The settings of this run.
    static let current: RandomLaunchSettings = {
        let environment = ProcessInfo.processInfo.environment
        let part = TestedShare.current == .larger ? 1 : 4
        return RandomLaunchSettings(
            seed: environment["LAUNCH_SEED"].flatMap { UInt64($0) } ?? 1,
            first: environment["LAUNCH_FIRST"].flatMap { Int($0) } ?? 0,
            count: environment["LAUNCH_COUNT"].flatMap { Int($0) } ?? larger.count / part,
            plans: environment["LAUNCH_PLANS"].flatMap { Int($0) } ?? larger.plans / part,
            faults: environment["LAUNCH_FAULTS"].flatMap { Int($0) } ?? 5,
            stores: environment["LAUNCH_STORES"].flatMap { Int($0) } ?? (part == 1 ? 4 : 2))
    }()
}
