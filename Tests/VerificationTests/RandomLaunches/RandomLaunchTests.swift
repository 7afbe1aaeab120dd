import Foundation
import Testing

@testable import LaunchValidation

/// Launches made of random statements behave after their migration as before, or the plan says what does not.
struct RandomLaunchTests {
    @Test(
        "Random launches have the same logs before and after, or a finding",
        arguments: RandomLaunch.Form.allCases)
    func launches(of form: RandomLaunch.Form) async throws {
        guard let verifier = try await SharedVerifier.get(), verifier.runner != nil else { return }
        let settings = RandomLaunchSettings.current
        var start = settings.first
        var played = 0
        while start < settings.first + settings.count {
            let end = min(start + settings.batch, settings.first + settings.count)
            let launches = (start..<end).map {
                RandomLaunch(seed: settings.seed, index: $0, form: form)
            }
            let result = try await LaunchBatch(verifier, settings).play(launches)
            for flaw in result.flaws { Issue.record("seed \(settings.seed), \(form): \(flaw)") }
            played += result.alike + result.explained
            await VerificationTally.shared.add(result)
            start = end
        }
        await VerificationTally.shared.note(settings.leftOut)
        #expect(played > 0 || settings.count == 0)
    }

    @Test(
        "Random launches are planned, and no validation stops them",
        arguments: RandomLaunch.Form.allCases)
    func plans(of form: RandomLaunch.Form) throws {
        let settings = RandomLaunchSettings.current
        var refused: [String: Int] = [:]
        for index in settings.first..<settings.first + settings.plans {
            let launch = RandomLaunch(seed: settings.seed, index: index, form: form)
            let planned = try PlannedLaunch(launch)
            if let flaw = planned.flaw {
                Issue.record("seed \(settings.seed), \(form) \(index): \(flaw)\n\(launch.source)")
            }
            if !planned.isMigrated { refused[planned.explanation, default: 0] += 1 }
        }
        for (reason, count) in refused.sorted(by: { $0.key < $1.key }) {
            print("verification: \(count) random launches are refused: \(reason)")
        }
        #expect(settings.plans == 0 || refused.values.reduce(0, +) < settings.plans)
    }

    @Test(
        "What a fault in a plan does to the log is noticed by the validation",
        arguments: RandomLaunch.Form.allCases)
    func faults(of form: RandomLaunch.Form) async throws {
        guard let verifier = try await SharedVerifier.get(), verifier.runner != nil else { return }
        let settings = RandomLaunchSettings.current
        var found = FaultBatch.Result()
        var start = settings.first
        while start < settings.first + settings.faults {
            let end = min(start + settings.faultBatch, settings.first + settings.faults)
            let launches = (start..<end).map {
                RandomLaunch(seed: settings.seed, index: $0, form: form)
            }
            found.add(try await FaultBatch(verifier, settings).play(launches))
            start = end
        }
        for fault in found.missed {
            Issue.record("seed \(settings.seed), \(form): \(fault)")
        }
        #expect(settings.faults == 0 || found.noticed > 0)
        await VerificationTally.shared.add(found)
    }

    @Test func theSameSeedGivesTheSameLaunch() {
        let launches = (0..<2).map { _ in RandomLaunch(seed: 7, index: 3, form: .application) }
        #expect(launches[0].files == launches[1].files)
        #expect(RandomLaunch(seed: 8, index: 3, form: .application).files != launches[0].files)
    }

    @Test("A launch is played from stores that differ in what it reads, the first start in front")
    func stores() throws {
        let launches = (0..<500).lazy.map { RandomLaunch(seed: 41, index: $0, form: .application) }
        let launch = try #require(
            launches.first { StoreReads($0).keys == [.count, .flags, .theme] })
        let all = LaunchStore.some(100, for: launch, seed: 41)
        #expect(all.first == .firstStart)
        #expect(all.count == 6 * 3 * 2)
        #expect(Set(all).count == all.count)
        let some = LaunchStore.some(5, for: launch, seed: 41)
        #expect(some.first == .firstStart)
        #expect(some.count == 5 && Set(some).count == 5 && Set(some).isSubset(of: all))
        #expect(some == LaunchStore.some(5, for: launch, seed: 41))
    }

    /// A launch that adds one to the number of its store, and changes nothing else of it.
    private var countingLaunch: RandomLaunch? {
        let others = [
            "save", "isFirst =", "name =", "flags[", "theme", "raise", "*=", "+= 2", "+= 3",
            "+= 10",
            "Eager", "Loud", "guard",
            // What changes the store by code that the launch doesn't name.
            "any", "Registry", "Preferences", "Toucher", "Ranked", "Spoken", "Hashed", "Steps",
            "Guardian", "Services.plugins", "Model.shared", "hearReady", "Theme", "<~", "%%%",
            "+++", "Owner",
            "Unsafe",
        ]
        return (0..<500).lazy.map { RandomLaunch(seed: 41, index: $0, form: .application) }.first {
            let source = $0.source
            return source.components(separatedBy: "Store.count += 1").count == 2
                && !others.contains(where: source.contains)
        }
    }

    @Test("What a store is left with reaches the app")
    func leftStore() async throws {
        guard let verifier = try await SharedVerifier.get(), let runner = verifier.runner else {
            return
        }
        let launch = try #require(countingLaunch)
        let folder = verifier.work.appendingPathComponent("stores-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try await LaunchProgram(
            [launch.index: launch.files], hasScenes: false, in: folder, with: runner)
        let starts = LaunchStore.some(100, for: launch, seed: 41).map {
            LaunchProgram.Start(number: launch.index, store: $0)
        }
        let logs = try await program.logs(
            of: starts, events: LaunchBatch.events, worlds: [.first], with: runner)
        let ends = starts.compactMap { logs[$0]?[.first]?.compared.last }
        #expect(ends.first == "store is left with 1 first nobody [] blue")
        // The launch itself changes the number alone.
        #expect(Set(ends).count == starts.count)
    }
}
