import Foundation

/// What is wrong with a migration, in words for a reader.
struct Problem: Sendable, Equatable, CustomStringConvertible {
    /// Which check found it.
    enum Check: String, Sendable, CaseIterable { case project, typeCheck, run, notes }
    /// The check.
    let check: Check
    /// The world that shows it, where it is shown by a run.
    var world: World?
    /// One or more lines.
    let description: String
}

/// A check that was left out.
struct Skip: Sendable, Equatable {
    /// The check.
    let check: Problem.Check
    /// What the machine lacks.
    let reason: String
}

/// What was done for a sample, and what was found.
struct VerificationResult: Sendable {
    /// What is wrong; empty for a correct migration.
    var problems: [Problem] = []
    /// How many times the compiler checked a side.
    var typeChecks = 0
    /// How many modes of type-checking the run of the tests leaves out.
    var modesLeftOut = 0
    /// Whether the run of the tests leaves out to run the app.
    var isRunLeftOut = false
    /// Errors of the sample before its migration: the stub frameworks lack something.
    var errorsBefore: [String] = []
    /// The worlds that the app was run in, before and after; empty where it was not run.
    var worlds: Set<World> = []
    /// Why the app can't be run: what the stub frameworks lack.
    var reasonNotRun: String?
    /// What the machine can't do.
    var skips: [Skip] = []
    /// Lines that the app printed or caused before its migration.
    var appLines = 0
    /// The logs of the first world, for a reader.
    var logs: (before: LifecycleLog, after: LifecycleLog)?

    /// Whether the app was run.
    var isRun: Bool { !worlds.isEmpty }
}
