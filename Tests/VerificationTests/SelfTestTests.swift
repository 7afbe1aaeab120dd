import Testing

/// Proves the harness: right migrations pass. `MutantTests` proves that wrong ones do not.
struct SelfTestTests {
    static let samples = SampleFolder.all(below: RepositoryLayout.current.selfTests)

    @Test("A right migration passes every check", arguments: samples)
    func rightMigration(sample: SampleFolder) async throws {
        guard TestedShare.current.includes(sample.platform) else {
            await VerificationTally.shared.note(TestedShare.leftOut(sample.platform))
            return
        }
        guard let result = try await sample.verify() else { return }
        await VerificationTally.shared.add(result, of: sample)
        #expect(result.problems.map(\.description) == [])
        #expect(result.errorsBefore == [])
        #expect(result.reasonNotRun == nil)
    }

    @Test(
        "A migration passes on the other platforms of UIKit",
        arguments: [SamplePlatform.tvos, .visionos, .maccatalyst])
    func otherPlatforms(platform: SamplePlatform) async throws {
        guard TestedShare.current.includes(platform) else {
            await VerificationTally.shared.note(TestedShare.leftOut(platform))
            return
        }
        let folder = RepositoryLayout.current.selfTests.appendingPathComponent("ios/scenes")
        let sample = SampleFolder(folder, platform: platform)
        guard let result = try await sample.verify() else { return }
        await VerificationTally.shared.add(result, of: sample)
        let problems = result.problems.map(\.description)
        // The new source loads the storyboard, which visionOS deprecates: one warning a language.
        let meant = problems.filter { $0.contains("'UIStoryboard' was deprecated in visionOS 1.0") }
        #expect(meant.count == (platform == .visionos ? 2 : 0))
        #expect(problems.filter { !meant.contains($0) } == [])
        #expect(result.errorsBefore == [])
        #expect(result.isRun)
    }

    @Test("Every file of mutants can be read", arguments: samples)
    func mutantsAreReadable(sample: SampleFolder) throws {
        let mutants = try Mutant.read(sample.note("mutants.txt") ?? "")
        #expect(Set(mutants.map(\.name)).count == mutants.count)
        #expect(mutants.count >= 3, "a check that can't fail proves nothing")
    }
}
