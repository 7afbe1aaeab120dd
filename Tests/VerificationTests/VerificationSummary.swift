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
    /// Lines that they printed or caused.
    var appLines = 0
    /// Wrong migrations.
    var mutants = 0
    /// Wrong migrations that were rejected.
    var caught = 0
    /// Modules of this package that were compiled for a Mac.
    var macModules = 0
    /// The tiers that did not run, each with its reason.
    var leftOut: [VerificationTier: String] = [:]
    /// What else a reader should know.
    var notes: Set<String> = []

    /// The lines to end a test run with.
    var lines: [String] {
        notes.sorted().map { "verification: \($0)" } + (numbers.map { [$0] } ?? []) + warning
    }

    private var numbers: String? {
        var parts: [String] = []
        if samples + mutants > 0 {
            parts = [
                "\(samples) samples", "\(typeChecks) type-checks",
                "\(runs) run before and after with \(appLines) lines of their own",
                "\(caught) of \(mutants) mutants caught",
            ]
        }
        if macModules > 0 { parts.append("\(macModules) modules compile for a Mac") }
        return parts.isEmpty ? nil : "verification: " + parts.joined(separator: ", ")
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
            case .mutants: (mutants, "wrong migrations, \(caught) of them rejected")
            case .mac: (macModules, "modules of the tool and its tests")
            }
        return count > 0 ? "\(count) \(things)" : nil
    }
}
