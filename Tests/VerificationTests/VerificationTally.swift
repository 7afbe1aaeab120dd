import Foundation

/// Counts what was proven, and prints it when the tests end.
actor VerificationTally {
    /// The one of this process.
    static let shared = VerificationTally()

    private var samples = 0
    private var typeChecks = 0
    private var runs = 0
    private var appLines = 0
    private var mutants: [Detection] = []
    private var found = 0
    private var notes: Set<String> = []
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
        samples += 1
        typeChecks += result.typeChecks
        runs += result.isRun ? 1 : 0
        appLines += result.appLines
        if let reason = result.reasonNotRun { notes.insert("\(sample) was not run: \(reason)") }
    }

    /// Counts a mutant.
    func add(_ mutant: Mutant, isFound: Bool) {
        mutants.append(mutant.detection)
        found += isFound ? 1 : 0
    }

    /// Says what was left out.
    func skip(_ reason: String) { notes.insert("left out: \(reason)") }

    /// Takes the files of a verifier away when the tests end.
    func cleanUpLater(_ verifier: Verifier) { work = verifier }

    private func finish() {
        work?.cleanUp()
        for note in notes.sorted() { print("verification: \(note)") }
        guard samples + mutants.count > 0 else { return }
        print(
            "verification: \(samples) samples, \(typeChecks) type-checks, "
                + "\(runs) run before and after with \(appLines) lines of their own, "
                + "\(found) of \(mutants.count) mutants found")
        for line in causesOfDeath { print("verification: \(line)") }
    }

    /// How many mutants each check has found, and how many of them only some worlds show.
    private var causesOfDeath: [String] {
        let checks = Problem.Check.allCases.map { check in
            (mutants.count { $0.check == check }, "mutants found by \(check.rawValue)")
        }
        let worlds = Dictionary(grouping: mutants.filter { $0.worlds != nil }, by: \.description)
            .map { ($1.count, "of them by \($0) only") }
        return (checks + worlds.sorted { $0.1 < $1.1 }).filter { $0.0 > 0 }.map { "\($0) \($1)" }
    }
}
