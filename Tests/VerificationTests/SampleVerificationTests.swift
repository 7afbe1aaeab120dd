import Testing

/// Proves the golden migrations of the samples: they type-check, and behave as before.
struct SampleVerificationTests {
    static let samples = SampleFolder.all(below: RepositoryLayout.current.samples)

    @Test(
        "A sample compiles and behaves after its migration as before",
        arguments: zip(samples, samples.indices.map { SampleShare($0) }))
    func sample(_ sample: SampleFolder, share: SampleShare) async throws {
        guard let result = try await sample.verify(share) else { return }
        await VerificationTally.shared.add(result, of: sample)
        #expect(result.problems.map(\.description) == [])
        #expect(result.errorsBefore == [], "the stub frameworks lack something")
        #expect(result.reasonNotRun == nil)
    }
}
