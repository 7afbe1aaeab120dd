import Testing

/// Proves the golden migrations of the samples: they type-check, and behave as before.
struct SampleVerificationTests {
    static let samples = SampleFolder.all(below: RepositoryLayout.current.samples)

    @Test("A sample compiles and behaves after its migration as before", arguments: samples)
    func sample(_ sample: SampleFolder) async throws {
        guard let result = try await sample.verify() else { return }
        await VerificationTally.shared.add(result, of: sample)
        #expect(result.problems.map(\.description) == [])
        #expect(result.errorsBefore == [], "the stub frameworks lack something")
        #expect(result.reasonNotRun == nil)
    }
}
