import Foundation

@testable import LaunchValidation

/// Spoils the plans of a batch of random launches, and asks the simulator and the validation what they see.
struct FaultBatch: Sendable {
    /// What was found.
    struct Result: Sendable {
        /// Faults that change the log, and that the validation notices.
        var noticed = 0
        /// Faults that change nothing in the log, and of which the validation says nothing.
        var quiet = 0
        /// Faults that change nothing in the log, and that the validation notices all the same: by its own rules.
        var careful = 0
        /// Faults that change the log, and that the validation lets pass.
        var missed: [String] = []

        /// Adds what another batch found.
        mutating func add(_ other: Result) {
            noticed += other.noticed
            quiet += other.quiet
            careful += other.careful
            missed += other.missed
        }

        /// The numbers in words; nil where nothing was spoiled.
        var summary: String? {
            let all = noticed + quiet + careful + missed.count
            guard all > 0 else { return nil }
            return "\(all) faults in plans: \(noticed) change the log and are noticed, "
                + "\(missed.count) are missed, \(quiet) change nothing, "
                + "\(careful) change nothing and are noticed"
        }
    }

    private struct Item {
        let number: Int
        let launch: RandomLaunch
        let fault: LaunchFault
        let isNoticed: Bool
    }

    private let verifier: Verifier
    private let settings: RandomLaunchSettings

    /// Spoils plans as the settings say.
    init(_ verifier: Verifier, _ settings: RandomLaunchSettings) {
        self.verifier = verifier
        self.settings = settings
    }

    /// How many faults each plan gets.
    private static let faults = 3
    /// Numbers of programs: the plan as it is, and behind it those with its faults.
    private static let width = 8

    /// Spoils launches of one form.
    func play(_ launches: [RandomLaunch]) async throws -> Result {
        let folder = verifier.work.appendingPathComponent("faults-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let runner = verifier.runner else { return Result() }
        var apps: [Int: [String: String]] = [:]
        var items: [Item] = []
        for launch in launches {
            let planned = try PlannedLaunch(launch)
            guard planned.isMigrated, let validated = ValidatedLaunch(planned) else { continue }
            let right = try validated.differences(nil)
            var numbers = SeededNumbers(seed: settings.seed &+ 77, index: launch.index)
            for fault in LaunchFault.some(Self.faults, of: planned, &numbers) {
                let number = launch.index * Self.width + 1 + items.count % (Self.width - 1)
                guard apps[number] == nil else { continue }
                apps[launch.index * Self.width] = planned.after
                apps[number] = planned.after.merging([fault.path: fault.text]) { $1 }
                items.append(
                    Item(
                        number: number, launch: launch, fault: fault,
                        isNoticed: try validated.differences(fault) != right))
            }
        }
        let form = launches.first?.form ?? .application
        guard let (program, played) = try await self.program(apps, form, in: folder, runner) else {
            return Result()
        }
        // The plan as it is, and the one with the fault.
        func starts(_ item: Item, base: Bool) -> [LaunchProgram.Start] {
            let first = item.number / Self.width * Self.width
            return settings.starts(of: item.launch, number: base ? first : item.number)
        }
        let all = Set(items.flatMap { starts($0, base: true) + starts($0, base: false) })
        let logs = try await program.logs(
            of: all.filter { played.contains($0.number) }.sorted { $0.name < $1.name },
            events: LaunchBatch.events, worlds: LaunchBatch.worlds, with: runner)
        var result = Result()
        for item in items {
            var wasPlayed = false
            var change: String?
            for (old, new) in zip(starts(item, base: true), starts(item, base: false)) {
                guard change == nil, let right = logs[old], let wrong = logs[new] else { continue }
                wasPlayed = true
                change = self.change(of: wrong, from: right).map {
                    "\(old.store.description): \($0)"
                }
            }
            guard wasPlayed else { continue }
            result.note(item.fault, change, item.isNoticed, item.launch.index)
        }
        return result
    }

    /// The program of the apps that compile; a fault that does not is the compiler's to find.
    private func program(
        _ apps: [Int: [String: String]], _ form: RandomLaunch.Form, in folder: URL,
        _ runner: AppRunner
    ) async throws -> (LaunchProgram, Set<Int>)? {
        var apps = apps
        for attempt in 0..<30 where !apps.isEmpty {
            do {
                let program = try await LaunchProgram(
                    apps, hasScenes: form == .scene,
                    in: folder.appendingPathComponent("\(attempt)"), with: runner)
                return (program, Set(apps.keys))
            } catch let broken as LaunchProgram.Broken {
                for number in broken.errors.keys { apps[number] = nil }
                if broken.errors[-1] != nil { return nil }
            }
        }
        return nil
    }

    /// The first line that differs; nil where the logs are the same.
    private func change(
        of wrong: [World: LaunchLines], from right: [World: LaunchLines]
    ) -> String? {
        for world in LaunchBatch.worlds {
            let one = right[world]?.compared ?? []
            let two = wrong[world]?.compared ?? []
            guard one != two else { continue }
            let index = zip(one, two).enumerated().first { $1.0 != $1.1 }?.offset
            let place = index ?? min(one.count, two.count)
            let line = { (lines: [String]) in lines.indices.contains(place) ? lines[place] : "–" }
            return "\(world): '\(line(one))' is '\(line(two))'"
        }
        return nil
    }
}

extension FaultBatch.Result {
    fileprivate mutating func note(
        _ fault: LaunchFault, _ change: String?, _ isNoticed: Bool, _ index: Int
    ) {
        switch (change, isNoticed) {
        case (_?, true): noticed += 1
        case (nil, true): careful += 1
        case (nil, false): quiet += 1
        case (let change?, false):
            missed.append(
                "launch \(index): '\(fault.line)' \(fault.kind): \(change)\n\(fault.text)")
        }
    }
}
