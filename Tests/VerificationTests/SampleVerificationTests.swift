import Testing

/// Proves the golden migrations of the samples: they type-check, and behave as before.
struct SampleVerificationTests {
    private static let samples = SampleFolder.all(below: RepositoryLayout.current.samples)

    @Test("A sample compiles and behaves after its migration as before", arguments: samples)
    func sample(_ sample: SampleFolder) async throws {
        guard let result = try await sample.verify() else { return }
        await VerificationTally.shared.add(result, of: sample)
        #expect(result.problems.map(\.description) == [])
        #expect(result.errorsBefore == [], "the stub frameworks lack something")
        #expect(result.reasonNotRun == nil)
    }

    /// A mutant with its sample.
    struct Case: Sendable, CustomTestStringConvertible {
        /// The sample.
        let sample: SampleFolder
        /// The mutant.
        let mutant: Mutant
        /// The names of both.
        var testDescription: String { "\(sample) \(mutant.name)" }
    }

    /// Of each kind of mistake a few, from different samples: all of them would take too long.
    private static let mutants: [Case] = MutationOperator.allCases.flatMap { kind -> [Case] in
        let known = samples.flatMap { sample -> [Case] in
            guard let changes = try? sample.changes(), let before = try? sample.before() else {
                return []
            }
            return kind.mutants(of: changes, before: before).map {
                Case(sample: sample, mutant: $0)
            }
        }
        let limit = 8
        guard known.count > limit else { return known }
        return (0..<limit).map { known[$0 * known.count / limit] }
    }

    @Test("A wrong migration of a sample is rejected", arguments: mutants)
    func wrongMigration(_ wrong: Case) async throws {
        guard let result = try await wrong.sample.verify(mutant: wrong.mutant) else { return }
        await VerificationTally.shared.addMutant(isCaught: !result.problems.isEmpty)
        #expect(!result.problems.isEmpty, "\(wrong.mutant.mistake)")
    }
}
