import LifecycleMigration

/// The lines that close a report for people: how many apps became what, and what to run next.
struct ReportSummary {
    /// The lines.
    let lines: [String]

    /// Sums up the reports of a run.
    init(_ roots: [RootReport], invocation: Invocation, style: TextStyle) {
        var lines = [Self.counts(of: roots, style: style)]
        if invocation.detail != .quiet {
            lines += Self.hints(roots, roots.flatMap(\.applications), invocation: invocation)
        }
        self.lines = lines
    }

    /// How many apps became what, in one line.
    static func counts(of roots: [RootReport], style: TextStyle) -> String {
        let outcomes = roots.flatMap(\.applications).map(\.plan.outcome)
        let counts = Outcome.allCases.map { outcome in
            let count = outcomes.count { $0 == outcome }
            let text = "\(count) \(outcome.rawValue)"
            return count > 0 ? style.outcome(outcome, text) : text
        }
        let apps = outcomes.count == 1 ? "1 app" : "\(outcomes.count) apps"
        let line = "\(apps): \(counts.joined(separator: ", "))"
        let failures = roots.count { $0.error != nil }
        if failures == 0 { return line }
        let paths = roots.count == 1 ? "1 PATH" : "\(roots.count) PATHs"
        return line + style.text("; \(failures) of \(paths) failed", .red)
    }

    private static func hints(
        _ roots: [RootReport], _ applications: [ApplicationReport], invocation: Invocation
    ) -> [String] {
        var lines: [String] = []
        switch invocation.command {
        case .plan:
            if applications.contains(where: { !$0.changes.isEmpty }) {
                lines = [
                    "nothing was written; to see every line, and to carry it out:",
                    "  " + command("plan --diff", invocation), "  " + command("apply", invocation),
                ]
            }
        case .apply:
            let count = roots.reduce(0) { $0 + ($1.appliedFileCount ?? 0) }
            if count > 0 {
                let files = count == 1 ? "1 file was" : "\(count) files were"
                lines = [
                    "\(files) changed; to put everything back:",
                    "  " + command("undo", invocation, options: false),
                ]
            } else {
                lines = ["nothing was changed"]
            }
        case .scan, .undo, .explain:
            break
        }
        // Of an app that is refused, the page about the refusal.
        let finding = applications.lazy.compactMap { application in
            let manual = application.findings.filter { $0.applicability == .manual }
            return application.plan.outcome == .refuse
                ? manual.first { $0.severity == .error } : manual.first
        }.first
        if let finding, invocation.command != .scan {
            lines += ["about a finding:", "  sceneshift explain \(finding.id.rawValue)"]
        }
        return lines
    }

    /// A command line for the same PATHs and, where it makes a plan, the same plan.
    private static func command(
        _ command: String, _ invocation: Invocation, options: Bool = true
    ) -> String {
        let words = (options ? invocation.planArguments : []) + invocation.operands
        return (["sceneshift", command] + words.map(quoted)).joined(separator: " ")
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "/._-=+:@%,".utf8.contains($0)
        }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
