import Foundation
import Testing

/// Mutated samples: nothing crashes, hangs or loses a byte, and what is planned keeps its promises.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct FuzzTests {
    @Test("Mutated samples are read, planned, applied and undone", arguments: FuzzKind.allCases)
    func cases(of kind: FuzzKind) async throws {
        Tally.count(.fuzzCasesLeftOut, FuzzSettings.current.leftOut(of: kind))
        #if compiler(>=6.3)
            // A single case stays here, where a debugger sees it crash.
            if FuzzSettings.current.only == nil { return await FuzzProcess.start(kind) }
        #endif
        try await FuzzProcess.run(kind, startedBy: nil)
    }

    #if compiler(>=6.3)
        @Test func aCaseThatNeverEndsEndsItsProcessAndIsNamed() async {
            let fuzzCase = FuzzCase(kind: .document, seed: 0, index: 7)
            await #expect(processExitsWith: .signal(SIGXCPU)) { [fuzzCase = fuzzCase as FuzzCase] in
                FuzzDiary("endless", owner: getppid()).begin(fuzzCase)
                ProcessLimits.allowProcessorTime(seconds: 1)
                while getppid() > 0 {}
            }
            let diary = FuzzDiary("endless", owner: getpid())
            #expect(diary.takeUnfinished() == fuzzCase.command)
            #expect(diary.takeUnfinished() == nil)
        }

        @Test func aCaseThatWaitsForEverEndsItsProcess() async {
            await #expect(processExitsWith: .signal(SIGALRM)) {
                ProcessLimits.allowTime(seconds: 1)
                while true { pause() }
            }
        }
    #endif

    @Test func theNumbersAreTheSameEverywhere() {
        // The first values of SplitMix64 for the seed 1234567, as its authors publish them.
        var numbers = FuzzNumbers(seed: 1_234_567)
        #expect(numbers.next() == 6_457_827_717_110_365_317)
        #expect(numbers.next() == 3_203_168_211_198_807_973)
    }
}
