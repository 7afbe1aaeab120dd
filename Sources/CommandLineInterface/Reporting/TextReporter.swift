import LifecycleMigration

/// The report for people.
struct TextReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation
    /// How it looks.
    let style: TextStyle

    /// Wide enough for a path, narrow enough for half a screen; fixed, so that a report is the same everywhere.
    private static let width = 96

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var lines: [String] = []
        if invocation.detail != .quiet {
            for root in roots { lines += block(of: root, isOnly: roots.count == 1) }
        }
        lines += ReportSummary(roots, invocation: invocation, style: style).lines
        return lines.joined(separator: "\n") + "\n"
    }

    private func block(of root: RootReport, isOnly: Bool) -> [String] {
        var lines = isOnly ? [] : [style.text(root.path, .bold), ""]
        if root.error == nil, root.applications.isEmpty { lines += ["no app found", ""] }
        for application in root.applications { lines += block(of: application) + [""] }
        return lines
    }

    private func block(of application: ApplicationReport) -> [String] {
        var lines = [headline(of: application)]
        // The reason of a refusal stands with its place, under a heading of its own.
        let isRefused = application.plan.outcome == .refuse
        lines += indented(isRefused ? "nothing of this app is touched" : application.promise, by: 2)
        if let note = application.targetNote { lines += indented(note, by: 2) }
        lines += facts(of: application)
        lines += changes(of: application)
        if invocation.detail == .verbose { lines += callbacks(of: application) }
        for section in FindingSection.allCases {
            let outcome = application.plan.outcome
            lines += findings(
                application.findings.filter { section.contains($0, for: outcome) },
                under: section.title(for: outcome))
        }
        let hidden = application.findings.count { FindingSection.isHidden($0) }
        if invocation.detail == .verbose {
            lines += findings(application.findings.filter(FindingSection.isHidden), under: "notes")
            lines += decisions(of: application)
            lines += TraceColumns(application.plan.trace, style: style, width: Self.width).lines
        } else if hidden > 0 {
            let notes = hidden == 1 ? "1 note" : "\(hidden) notes"
            lines += ["", "  " + style.text("\(notes) more with --verbose", .dim)]
        }
        return lines
    }

    private func headline(of application: ApplicationReport) -> String {
        let plan = application.plan
        return
            "\(style.text(plan.name, .bold)) (\(application.origin)): \(style.outcome(plan.outcome))"
    }

    private func facts(of application: ApplicationReport) -> [String] {
        let facts = application.facts
        guard !facts.isEmpty else { return [] }
        return [""] + facts.map { "  " + $0.name.padded(to: 14) + $0.value }
    }

    private func changes(of application: ApplicationReport) -> [String] {
        guard !application.changes.isEmpty else { return [] }
        let width = application.changes.map(\.path.count).max() ?? 0
        let rows = application.changes.map { change in
            var counts: [String] = []
            if change.addedLineCount > 0 {
                counts.append(style.text("+\(change.addedLineCount)", .green))
            }
            if change.removedLineCount > 0 {
                counts.append(style.text("-\(change.removedLineCount)", .red))
            }
            let path = counts.isEmpty ? change.path : change.path.padded(to: width + 2)
            return "    " + change.kind.rawValue.padded(to: 8) + path
                + counts.joined(separator: " ")
        }
        return ["", "  changes"] + rows
    }

    /// What happens to each statement of the launch, and why.
    private func decisions(of application: ApplicationReport) -> [String] {
        guard !application.plan.decisions.isEmpty else { return [] }
        let rows = application.plan.decisions.flatMap { decision in
            let head = "\(decision.place.line): \(decision.action.rawValue): \(decision.statement)"
            return indented(head, by: 4, hanging: 6) + indented("because \(decision.reason)", by: 6)
        }
        return ["", "  statements of the launch"] + rows
    }

    /// The ledger: who calls each method of the delegates before and after.
    private func callbacks(of application: ApplicationReport) -> [String] {
        let records = application.plan.callbacks
        guard !records.isEmpty else { return [] }
        return ["", "  callbacks, and who calls them"]
            + records.flatMap { record in
                indented(
                    "\(record.place.line): \(record.name): \(record.callers)", by: 4, hanging: 6)
            }
    }

    private func findings(_ findings: [Finding], under title: String) -> [String] {
        guard !findings.isEmpty else { return [] }
        return ["", "  " + title] + findings.flatMap(lines)
    }

    private func lines(of finding: Finding) -> [String] {
        let place = finding.place.map { $0.column + ": " } ?? ""
        let head = place + finding.severity.rawValue + ": "
        let text = "\(head)\(finding.message) [\(finding.id.rawValue)]"
        var lines = indented(text, by: 4, hanging: 6)
        if style.isEnabled, let first = lines.first, first.hasPrefix("    " + head) {
            lines[0] =
                "    " + style.text(place, .bold) + style.severity(finding.severity) + ": "
                + first.dropFirst(4 + head.count)
        }
        if let remedy = finding.remedy { lines += indented("help: " + remedy, by: 6, hanging: 12) }
        return lines
    }

    private func indented(_ text: String, by indent: Int, hanging: Int? = nil) -> [String] {
        let hanging = hanging ?? indent
        return LineWrapping.wrap(text, width: Self.width - hanging).enumerated().map {
            index, line in
            String(repeating: " ", count: index == 0 ? indent : hanging) + line
        }
    }
}
