import LifecycleMigration

/// The lines that close a report for people: how many apps became what, and what to run next.
struct ReportSummary {
    /// The lines.
    let lines: [String]

    /// Sums up the reports of a run.
    init(
        _ roots: [RootReport], invocation: Invocation, style: TextStyle,
        layout: ReportLayout = ReportLayout(width: nil)
    ) {
        var lines = [Self.counts(of: roots, style: style)]
        lines += Self.urgency(of: roots).map { layout.indented($0, by: 0) } ?? []
        if invocation.detail != .quiet {
            let hints = Self.hints(roots, roots.flatMap(\.applications), invocation: invocation)
            // A command is copied, and stays in one line.
            lines += hints.flatMap { $0.hasPrefix(" ") ? [$0] : layout.indented($0, by: 0) }
        }
        self.lines = lines
    }

    /// What a report is about, for its heading.
    static func title(of roots: [RootReport]) -> String {
        let destination = roots.flatMap(\.applications).first?.plan.destination ?? .swiftUI
        return "Migration to \(destination.words)"
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
        let line = "\(apps): \(counts.joined(separator: ", "))" + prospects(of: roots)
        let failures = roots.count { $0.error != nil }
        if failures == 0 { return line }
        let paths = roots.count == 1 ? "1 PATH" : "\(roots.count) PATHs"
        return line + style.text("; \(failures) of \(paths) failed", .red)
    }

    /// How many refused apps an option would help.
    private static func prospects(of roots: [RootReport]) -> String {
        let outcomes = roots.flatMap(\.applications).compactMap(\.plan.prospect?.outcome)
        let counts = [Outcome.migrate, .partial].compactMap { outcome in
            let count = outcomes.count { $0 == outcome }
            return count > 0 ? "\(count) \(outcome.rawValue)" : nil
        }
        if counts.isEmpty { return "" }
        return " (with --raise-deployment-target \(counts.joined(separator: ", ")) more)"
    }

    /// How many apps the SDK of iOS 27 ends at their launch, and how much is left to do in those that are not refused; nil
    /// for neither.
    static func urgency(of roots: [RootReport]) -> String? {
        let apps = roots.flatMap(\.applications)
        let ended = apps.filter { $0.risk != nil }
        let risks =
            ended.isEmpty ? [] : ["\(Self.count(of: ended)) when built with the \(sdks(of: ended))"]
        let left = openCount(of: roots)
        let work = left == 0 ? [] : ["\(left) \(left == 1 ? "thing" : "things") to do by hand"]
        let words = risks + work
        return words.isEmpty ? nil : words.joined(separator: "; ")
    }

    /// How much is left to do by hand in apps that are not refused: what several apps compile is one thing to do.
    static func openCount(of roots: [RootReport]) -> Int {
        roots.reduce(0) { $0 + $1.openCount }
    }

    private static func count(of ended: [ApplicationReport]) -> String {
        ended.count == 1 ? "1 app does not launch" : "\(ended.count) apps do not launch"
    }

    /// The SDKs that end apps at their launch, by the systems of these apps.
    private static func sdks(of ended: [ApplicationReport]) -> String {
        let systems = Set(ended.map(\.systemOfSDK)).sorted()
        return systems.count == 1 ? "\(systems[0]) 27 SDK" : "SDKs of \(systems.listed) 27"
    }

    private static func commits(in roots: [RootReport]) -> String {
        let count = roots.reduce(0) { $0 + ($1.commitCount ?? 0) }
        if count == 0 { return "" }
        return count == 1 ? " and committed" : " and committed in \(count) steps"
    }

    /// How an apply makes sure that what is left to do does not get lost.
    private static func left(
        of applications: [ApplicationReport], invocation: Invocation
    ) -> [String] {
        let isLeft = applications.contains {
            !$0.manualFindings.isEmpty && $0.plan.outcome != .refuse
        }
        guard isLeft else { return [] }
        let check = invocation.next("plan --check")
        if invocation.marksWork {
            return [
                "what is left to do is marked in the code; this exits with 1 until no mark is left:",
                "  " + check,
            ]
        }
        return [
            "what is left to do is remembered in this clone; this exits with 1 until its code changes, or it is accepted:",
            "  " + check,
            "to have it in the code, for Xcode and for every other clone:",
            "  " + invocation.next("apply --mark"),
        ]
    }

    private static func hints(
        _ roots: [RootReport], _ applications: [ApplicationReport], invocation: Invocation
    ) -> [String] {
        var lines: [String] = []
        var invocation = invocation
        if roots.contains(where: { $0.error != nil }) {
            invocation.operands = roots.filter { $0.error == nil }.map(\.path)
        }
        switch invocation.command {
        case .plan:
            let steps = NextSteps(roots, invocation: invocation).steps
            if !steps.isEmpty {
                let purposes = steps.map { "to \($0.purpose)" }.listed
                lines = ["nothing was written; \(purposes):"] + steps.map { "  " + $0.command }
            }
        case .apply:
            if let files = roots.changedFiles {
                lines = [
                    "\(files) changed\(commits(in: roots)); to put everything back (with --keep-edited your later changes stay):",
                    "  " + invocation.next("undo", options: []),
                ]
                lines += left(of: applications, invocation: invocation)
            } else {
                lines = ["nothing was changed"]
            }
        case .scan, .guide, .undo, .explain, .completions:
            break
        }
        if invocation.command != .scan {
            lines += WaysOn(applications, invocation: invocation).ways.flatMap {
                [$0.sentence + ":", "  " + $0.command]
            }
        }
        // Of an app that is refused, the page about the refusal.
        let finding = applications.lazy.compactMap { application in
            application.plan.outcome == .refuse
                ? application.mainFinding : application.manualFindings.first
        }.first
        if let finding, invocation.command != .scan {
            lines += [
                "'help' says what to do in short; the page of the name in brackets says more:",
                "  \(invocation.program) explain \(finding.id.rawValue)",
            ]
        }
        return lines
    }
}
