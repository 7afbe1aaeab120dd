import Testing

/// Proves the harness: right migrations pass, wrong ones do not.
struct SelfTestTests {
    private static let samples = SampleFolder.all(below: RepositoryLayout.current.selfTests)

    /// A mutant with its sample.
    struct Case: Sendable, CustomTestStringConvertible {
        /// The sample.
        let sample: SampleFolder
        /// The mutant.
        let mutant: Mutant
        /// The names of both.
        var testDescription: String { "\(sample) \(mutant.name)" }
    }

    private static let mutants: [Case] = samples.flatMap { sample -> [Case] in
        let known = try? sample.note("mutants.txt").map { try Mutant.read($0) }
        return (known ?? []).map { Case(sample: sample, mutant: $0) }
    }

    @Test("A right migration passes every check", arguments: samples)
    func rightMigration(sample: SampleFolder) async throws {
        guard let result = try await sample.verify() else { return }
        await VerificationTally.shared.add(result, of: sample)
        #expect(result.problems.map(\.description) == [])
        #expect(result.errorsBefore == [])
        #expect(result.reasonNotRun == nil)
    }

    @Test("A wrong migration is rejected by the check that is meant to", arguments: mutants)
    func wrongMigration(_ wrong: Case) async throws {
        guard let result = try await wrong.sample.verify(mutant: wrong.mutant) else { return }
        let isCaught = result.problems.contains {
            wrong.mutant.catcher == nil || $0.check == wrong.mutant.catcher
        }
        await VerificationTally.shared.addMutant(isCaught: isCaught)
        #expect(isCaught, "\(wrong.mutant.mistake)")
    }

    @Test(
        "A migration passes on the other platforms of UIKit",
        arguments: [SamplePlatform.tvos, .visionos, .maccatalyst])
    func otherPlatforms(platform: SamplePlatform) async throws {
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
