import Testing

/// Proves the golden migrations of the samples: they type-check, and behave as before.
struct SampleVerificationTests {
    static let samples = SampleFolder.all(below: RepositoryLayout.current.samples)

    /// The samples of this run, each with its share.
    private static let chosen: [(SampleFolder, SampleShare)] = {
        let changed = ChangedSamples.folders(below: RepositoryLayout.current.samples)
        return samples.enumerated().compactMap { number, sample in
            let isChanged = changed.contains(sample.description)
            guard isChanged || TestedShare.current.includes(sample.platform) else { return nil }
            return (sample, SampleShare(number, isChanged: isChanged))
        }
    }()

    @Test(
        "A sample compiles and behaves after its migration as before",
        arguments: chosen)
    func sample(_ sample: SampleFolder, share: SampleShare) async throws {
        guard let result = try await sample.verify(share) else { return }
        await VerificationTally.shared.add(result, of: sample)
        #expect(result.problems.map(\.description) == [])
        #expect(result.errorsBefore == [], "the stub frameworks lack something")
        #expect(result.reasonNotRun == nil)
    }

    @Test func platformsThatAreLeftOutAreNamed() async {
        for platform in Set(Self.samples.map(\.platform)).sorted()
        where !TestedShare.current.includes(platform) {
            await VerificationTally.shared.note(TestedShare.leftOut(platform))
        }
        #expect(Self.chosen.count * 3 > Self.samples.count)
    }
}
