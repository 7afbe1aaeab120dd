import Testing

/// Mutated samples: nothing crashes, hangs or loses a byte, and what is planned keeps its promises.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct FuzzTests {
    @Test("Mutated samples are read, planned, applied and undone", arguments: FuzzKind.allCases)
    func cases(of kind: FuzzKind) async throws {
        let settings = FuzzSettings.current
        let summary = try await FuzzRun(kind, settings).summary()
        for failure in summary.failures { Issue.record("\(failure)") }
        print("fuzz, seed \(settings.seed): \(summary)")
    }

    @Test func theNumbersAreTheSameEverywhere() {
        // The first values of SplitMix64 for the seed 1234567, as its authors publish them.
        var numbers = FuzzNumbers(seed: 1_234_567)
        #expect(numbers.next() == 6_457_827_717_110_365_317)
        #expect(numbers.next() == 3_203_168_211_198_807_973)
    }
}
