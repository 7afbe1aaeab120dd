import Testing

/// Proves the golden migrations of the samples: they type-check, and behave as before.
struct SampleVerificationTests {
    static let samples = SampleFolder.all(below: RepositoryLayout.current.samples)

    /// The samples of this run, each with its share.
    private static let chosen: [(SampleFolder, SampleShare)] = {
        let changed = ChangedSamples.folders(below: RepositoryLayout.current.samples)
        return SamplePlatform.allCases.flatMap { platform in
            samples.filter { $0.platform == platform }.enumerated().compactMap { number, sample in
                let isChanged = changed.contains(sample.description)
                let share = SampleShare(number, isChanged: isChanged)
                // The stub frameworks of a platform cost what a dozen samples do: of the others than iOS one in six is
                // there, and nothing of the rest.
                guard share.includesRun || TestedShare.current.includes(platform) else {
                    return nil
                }
                return (sample, share)
            }
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

    @Test func everyPlatformHasItsShareAndWhatIsLeftOutIsNamed() async {
        for platform in Set(Self.samples.map(\.platform)).sorted() {
            let all = Self.samples.count { $0.platform == platform }
            let some = Self.chosen.count { $0.0.platform == platform && $0.1.includesRun }
            #expect(some * 6 >= all, "\(platform.rawValue)")
            if !TestedShare.current.includes(platform), some < all {
                await VerificationTally.shared.note(
                    "\(some) of \(all) samples for \(platform.rawValue) (MORE_CASES=1 checks all)")
            }
        }
        #expect(Self.chosen.count * 3 > Self.samples.count)
    }
}
