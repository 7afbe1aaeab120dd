import Foundation

/// Counts what was proven, and prints it when the tests end.
actor VerificationTally {
    /// The one of this process.
    static let shared = VerificationTally()

    private var summary = VerificationSummary()
    private var work: Verifier?

    private init() {
        atexit {
            // The tests are over; nobody else is left to wait for the actor.
            let done = DispatchSemaphore(value: 0)
            Task.detached {
                await VerificationTally.shared.finish()
                done.signal()
            }
            done.wait()
        }
    }

    /// Counts a sample.
    func add(_ result: VerificationResult, of sample: SampleFolder) {
        summary.samples += 1
        summary.typeChecks += result.typeChecks
        summary.runs += result.isRun ? 1 : 0
        summary.appLines += result.appLines
        summary.modesLeftOut += result.modesLeftOut
        summary.runsLeftOut += result.isRunLeftOut ? 1 : 0
        if let reason = result.reasonNotRun {
            summary.notes.insert("\(sample) was not run: \(reason)")
        }
    }

    /// Counts a case whose plan was compiled.
    func add(case result: VerificationResult) {
        summary.cases += 1
        summary.caseChecks += result.typeChecks
    }

    /// Counts a sample whose project files were compared.
    func addProject() { summary.projects += 1 }

    /// Counts a mutant.
    func add(_ mutant: Mutant, isFound: Bool) {
        summary.mutants.append(mutant.detection)
        summary.found += isFound ? 1 : 0
    }

    /// Says how many wrong migrations of the same kinds were left out.
    func leaveOut(mutants: Int) { summary.mutantsLeftOut = mutants }

    /// Counts random launches.
    func add(_ result: LaunchBatch.Result) { summary.launches.add(result) }

    /// Counts faults in the plans of random launches.
    func add(_ result: FaultBatch.Result) { summary.faults.add(result) }

    /// Counts a module that compiles for a Mac.
    func addMacModule() { summary.macModules += 1 }

    /// Says what else a reader should know; nil for nothing.
    func note(_ text: String?) { text.map { _ = summary.notes.insert($0) } }

    /// Says that a tier did not run, and why.
    func leaveOut(_ tier: VerificationTier, _ reason: String) { summary.leftOut[tier] = reason }

    /// Takes the files of a verifier away when the tests end.
    func cleanUpLater(_ verifier: Verifier) { work = verifier }

    private func finish() {
        work?.cleanUp()
        for line in summary.lines { print(line) }
    }
}
