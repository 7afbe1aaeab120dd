/// A part of the verification that a machine may be unable to do.
enum VerificationTier: String, CaseIterable, Sendable {
    case project = "project files"
    case typeCheck = "type-check"
    case run = "run"
    case mutants = "mutants"
    case mac = "compiles for a Mac"

    /// The tier of a check that was left out.
    init(_ check: Problem.Check) {
        switch check {
        case .project, .notes: self = .project
        case .typeCheck: self = .typeCheck
        case .run: self = .run
        }
    }
}

/// What was proven, and what could not be on this machine.
struct VerificationSummary: Sendable {
    /// Samples whose project files were compared.
    var projects = 0
    /// Samples that went through every tier.
    var samples = 0
    /// Times that the compiler checked a side of a sample.
    var typeChecks = 0
    /// Samples that were run before and after.
    var runs = 0
    /// Cases whose plans were compiled.
    var cases = 0
    /// Times that the compiler checked a side of a case.
    var caseChecks = 0
    /// Lines that they printed or caused.
    var appLines = 0
    /// Type-checks that an ordinary run leaves out.
    var modesLeftOut = 0
    /// Samples that an ordinary run does not run.
    var runsLeftOut = 0
    /// What is meant to find each wrong migration.
    var mutants: [Detection] = []
    /// Wrong migrations that were found by it.
    var found = 0
    /// Wrong migrations of the same kinds that an ordinary run leaves out.
    var mutantsLeftOut = 0
    /// Modules of this package that were compiled for a Mac.
    var macModules = 0
    /// What random launches did.
    var launches = LaunchBatch.Result()
    /// What faults in their plans did.
    var faults = FaultBatch.Result()
    /// The tiers that did not run, each with its reason.
    var leftOut: [VerificationTier: String] = [:]
    /// What else a reader should know.
    var notes: Set<String> = []

    /// The lines to end a test run with.
    var lines: [String] {
        notes.sorted().map { "verification: \($0)" } + (numbers.map { [$0] } ?? [])
            + causesOfDeath.map { "verification: \($0)" } + warning
    }

    private var numbers: String? {
        var parts: [String] = []
        if samples + mutants.count > 0 {
            parts = [
                "\(samples) samples", "\(typeChecks) type-checks",
                "\(runs) run before and after with \(appLines) lines of their own",
                "\(found) of \(mutants.count) mutants found",
            ]
            if mutantsLeftOut > 0 {
                parts.append(
                    "\(mutantsLeftOut) more mutants not run (MORE_CASES=1 runs some, EVERY_MUTANT=1 all)"
                )
            }
            if runsLeftOut > 0 {
                parts.append("\(runsLeftOut) more samples not run (MORE_CASES=1 runs all)")
            }
            if modesLeftOut > 0 {
                parts.append("\(modesLeftOut) more type-checks not done (MORE_CASES=1 does all)")
            }
        }
        if cases > 0 {
            parts.append("\(cases) plans of cases compiled in \(caseChecks) type-checks")
        }
        if macModules > 0 { parts.append("\(macModules) modules compile for a Mac") }
        parts += [launches.summary, faults.summary].compactMap { $0 }
        return parts.isEmpty ? nil : "verification: " + parts.joined(separator: ", ")
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

    private var warning: [String] {
        guard !leftOut.isEmpty else { return [] }
        let tiers = VerificationTier.allCases
        let missing = tiers.compactMap { tier in leftOut[tier].map { Self.line(tier, $0) } }
        let done = tiers.filter { leftOut[$0] == nil }.compactMap { tier in
            proof(of: tier).map { Self.line(tier, $0) }
        }
        let bar = String(repeating: "=", count: 79)
        return [
            "", bar,
            "VERIFICATION IS NOT COMPLETE: \(missing.count) OF \(tiers.count) TIERS DID NOT RUN",
        ]
            + ["  did not run:"] + missing + ["  did run:"] + (done.isEmpty ? ["    none"] : done)
            + ["  The other tests need none of them. What all of them need: docs/verification.md,"]
            + ["  \"What a machine must have\".", bar]
    }

    private static func line(_ tier: VerificationTier, _ text: String) -> String {
        let text = text.prefix { !$0.isNewline }
        let name = tier.rawValue
        return "    \(name)" + String(repeating: " ", count: max(20 - name.count, 1)) + text
    }

    /// What a tier has shown; nil where nobody asked for it.
    private func proof(of tier: VerificationTier) -> String? {
        let (count, things) =
            switch tier {
            case .project: (projects, "samples")
            case .typeCheck: (typeChecks, "type-checks")
            case .run: (runs, "samples, before and after")
            case .mutants: (mutants.count, "wrong migrations, \(found) of them found")
            case .mac: (macModules, "modules of the tool and its tests")
            }
        return count > 0 ? "\(count) \(things)" : nil
    }
}
