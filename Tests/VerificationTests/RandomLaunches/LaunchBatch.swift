import Foundation
import LifecycleMigration

@testable import LaunchValidation

/// Plans a batch of random launches, and plays those that are migrated before and after.
struct LaunchBatch: Sendable {
    /// What was found.
    struct Result: Sendable {
        /// How many launches have an outcome.
        var outcomes: [Outcome: Int] = [:]
        /// How many pairs of logs, before and after, were compared: one for each launch, store and world.
        var plays = 0
        /// How many launches behave alike, in all of their plays.
        var alike = 0
        /// How many of these have a finding about the order all the same.
        var cautious = 0
        /// How many differ, and have a finding.
        var explained = 0
        /// What is wrong: the launch, what differs, and the edited delegate.
        var flaws: [String] = []

        /// Adds what another batch found.
        mutating func add(_ other: Result) {
            outcomes.merge(other.outcomes, uniquingKeysWith: +)
            plays += other.plays
            alike += other.alike
            cautious += other.cautious
            explained += other.explained
            flaws += other.flaws
        }

        /// The numbers in words; nil where nothing was planned.
        var summary: String? {
            guard !outcomes.isEmpty else { return nil }
            let kinds = Outcome.allCases.compactMap { kind in
                outcomes[kind].map { "\($0) \(kind.rawValue)" }
            }
            return
                "\(outcomes.values.reduce(0, +)) random launches (\(kinds.joined(separator: ", "))), "
                + "\(alike) alike (\(cautious) with a finding about their order), \(explained) explained, \(flaws.count) wrong, in \(plays) plays"
        }
    }

    /// The verifier, whose runner is used.
    let verifier: Verifier
    /// The seed, and how many stores there are.
    private let settings: RandomLaunchSettings
    /// Where programs are made.
    private let folder: URL

    /// A batch in a folder of its own.
    init(_ verifier: Verifier, _ settings: RandomLaunchSettings) {
        self.verifier = verifier
        self.settings = settings
        folder = verifier.work.appendingPathComponent("launches-\(UUID().uuidString)")
    }

    /// The worlds in which they are played.
    static let worlds: [World] = [
        .first, .bodyBeforeLaunch, .viewsBeforeConnection, .contentEvaluatedAgain,
        .delegateMadeWithApp, .opposite,
    ]
    /// What happens to the apps.
    static let events = EventScript(
        "launch\nresign\nbackground\nforeground\nbackground\nforeground\nterminate\n")

    /// Plays launches of one form.
    func play(_ launches: [RandomLaunch]) async throws -> Result {
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let runner = verifier.runner else { return Result() }
        var result = Result()
        var running: [Int: PlannedLaunch] = [:]
        for launch in launches {
            let planned = try PlannedLaunch(launch)
            result.outcomes[planned.outcome, default: 0] += 1
            if planned.isMigrated { running[launch.index] = planned }
        }
        guard !running.isEmpty else { return result }
        let before = try await program("before", &running, \.launch.files, &result, runner)
        let after = try await program("after", &running, \.after, &result, runner)
        guard let before, let after else { return result }
        let starts = running.sorted { $0.key < $1.key }.flatMap { settings.starts(of: $1.launch) }
        let uikit = Array(Set(Self.worlds.map(\.ofUIKit)))
        let olds = try await before.logs(
            of: starts, events: Self.events, worlds: uikit, with: runner)
        let news = try await after.logs(
            of: starts, events: Self.events, worlds: Self.worlds, with: runner)
        for (_, planned) in running.sorted(by: { $0.key < $1.key }) {
            compare(planned, olds, news, &result)
        }
        return result
    }

    /// The program of all launches that compile; those that don't are flaws, and play no further.
    private func program(
        _ name: String, _ running: inout [Int: PlannedLaunch],
        _ files: KeyPath<PlannedLaunch, [String: String]>, _ result: inout Result,
        _ runner: AppRunner
    ) async throws -> LaunchProgram? {
        for attempt in 0..<8 where !running.isEmpty {
            let hasScenes = running.values.contains { $0.launch.form == .scene }
            do {
                return try await LaunchProgram(
                    running.mapValues { $0[keyPath: files] }, hasScenes: hasScenes,
                    in: folder.appendingPathComponent("\(name)-\(attempt)"), with: runner)
            } catch let broken as LaunchProgram.Broken {
                for (number, errors) in broken.errors.sorted(by: { $0.key < $1.key }) {
                    let planned = running.removeValue(forKey: number)
                    result.flaws.append(
                        "launch \(number) does not compile \(name):\n\(errors)"
                            + (planned.map { text(of: $0) } ?? ""))
                }
                if broken.errors[-1] != nil { return nil }
            }
        }
        return nil
    }

    private func compare(
        _ planned: PlannedLaunch, _ before: [LaunchProgram.Start: [World: LaunchLines]],
        _ after: [LaunchProgram.Start: [World: LaunchLines]], _ result: inout Result
    ) {
        var found: [String] = []
        for start in settings.starts(of: planned.launch) {
            let comparison = LaunchComparison(
                hadScenes: planned.launch.form == .scene, before: before[start] ?? [:],
                after: after[start] ?? [:], in: Self.worlds)
            result.plays += comparison.plays
            found += [comparison.difference.map { "\(start.store.description): \($0)" }]
                .compactMap { $0 }
        }
        if found.isEmpty {
            result.alike += 1
            let isOfOrder = planned.findings.contains { $0.id == .launchOrder }
            result.cautious += isOfOrder ? 1 : 0
        } else if !planned.findings.isEmpty {
            result.explained += 1
        } else {
            result.flaws.append("launch \(planned.launch.index): \(found[0])\n" + text(of: planned))
        }
    }

    private func text(of planned: PlannedLaunch) -> String {
        let edited = planned.after.sorted { $0.key < $1.key }
            .filter { $0.key.hasSuffix(".swift") && $0.value != planned.launch.files[$0.key] }
        return planned.launch.source
            + "--- becomes, with \(planned.outcome): \(planned.explanation)\n"
            + edited.map(\.value).joined(separator: "---\n")
    }
}
