import Foundation

/// Counts what was proven, and prints it when the tests end.
enum VerificationTally {
    private struct Counts {
        var samples = 0
        var typeChecks = 0
        var runs = 0
        var appLines = 0
        var mutants = 0
        var caught = 0
        var notes: Set<String> = []
    }

    private static let counts = Locked(Counts())
    private static let printsAtExit: Void = {
        atexit { VerificationTally.print() }
    }()

    /// Counts a sample.
    static func add(_ result: VerificationResult, of sample: SampleFolder) {
        _ = printsAtExit
        counts.withLock { counts in
            counts.samples += 1
            counts.typeChecks += result.typeChecks
            counts.runs += result.isRun ? 1 : 0
            counts.appLines += result.appLines
            if let reason = result.reasonNotRun {
                counts.notes.insert("\(sample) was not run: \(reason)")
            }
        }
    }

    /// Counts a mutant.
    static func addMutant(isCaught: Bool) {
        _ = printsAtExit
        counts.withLock { counts in
            counts.mutants += 1
            counts.caught += isCaught ? 1 : 0
        }
    }

    /// Says why something was left out.
    static func skip(_ reason: String) {
        _ = printsAtExit
        counts.withLock { _ = $0.notes.insert("left out: \(reason)") }
    }

    private static func print() {
        counts.withLock { counts in
            for note in counts.notes.sorted() { Swift.print("verification: \(note)") }
            Swift.print(
                "verification: \(counts.samples) samples, \(counts.typeChecks) type-checks, "
                    + "\(counts.runs) run before and after with \(counts.appLines) lines of their own, "
                    + "\(counts.caught) of \(counts.mutants) mutants caught")
        }
    }
}
