import LifecycleMigration

/// The parts of which the report for people is made, for apps of one PATH.
struct TextBlocks: Sendable {
    /// What the apps belong to; names their files as seen from where the command was given.
    let root: RootReport
    /// How they look.
    let style: TextStyle
    /// How they are laid out.
    let layout: ReportLayout

    /// What is known about an app.
    func facts(of application: ApplicationReport) -> [String] {
        let facts = application.facts(in: root)
        guard !facts.isEmpty else { return [] }
        return [""] + facts.map { "  " + $0.name.padded(to: 14) + $0.value }
    }

    /// What happens to its files.
    func changes(of application: ApplicationReport) -> [String] {
        guard !application.changes.isEmpty else { return [] }
        let paths = application.changes.map { root.display($0.path) }
        let width = paths.map(\.count).max() ?? 0
        let rows = zip(application.changes, paths).map { change, path in
            var counts: [String] = []
            if change.addedLineCount > 0 {
                counts.append(style.text("+\(change.addedLineCount)", .green))
            }
            if change.removedLineCount > 0 {
                counts.append(style.text("-\(change.removedLineCount)", .red))
            }
            let path = counts.isEmpty ? path : path.padded(to: width + 2)
            return "    " + change.kind.rawValue.padded(to: 8) + path
                + counts.joined(separator: " ")
        }
        return ["", "  changes"] + rows
    }

    /// What happens to each statement of the launch, and why.
    func decisions(of application: ApplicationReport) -> [String] {
        guard !application.plan.decisions.isEmpty else { return [] }
        let rows = application.plan.decisions.flatMap { decision in
            let place = root.display(decision.place).line
            let head = "\(place): \(decision.action.rawValue): \(decision.statement)"
            return layout.indented(head, by: 4, hanging: 6)
                + layout.indented("because \(decision.reason)", by: 6)
        }
        return ["", "  statements of the launch"] + rows
    }

    /// The ledger: who calls each method of the delegates before and after.
    func callbacks(of application: ApplicationReport) -> [String] {
        let records = application.plan.callbacks
        guard !records.isEmpty else { return [] }
        return ["", "  callbacks, and who calls them"]
            + records.flatMap { record in
                layout.indented(
                    "\(root.display(record.place).line): \(record.name): \(record.callers)", by: 4,
                    hanging: 6)
            }
    }

    /// What to try once the plan was carried out.
    func checklist(of application: ApplicationReport) -> [String] {
        let items = application.plan.checklist
        guard !items.isEmpty else { return [] }
        let rows = items.flatMap { item in
            let place = item.place.map { " (\(root.display($0).line))" } ?? ""
            let texts = [item.action] + item.expectation
            return layout.indented("[ ] \(item.title)\(place)", by: 4, hanging: 8)
                + texts.flatMap { layout.indented($0, by: 8) }
        }
        return ["", "  to check, beside the old version"] + rows
    }

    /// The findings of apps with an outcome, under the headings that they belong to.
    func sections(_ all: [Finding], for outcome: Outcome) -> [String] {
        FindingSection.allCases.flatMap { section in
            findings(
                all.filter { section.contains($0, for: outcome) },
                under: section.title(for: outcome))
        }
    }

    /// Findings under a heading; nothing where there are none.
    func findings(_ findings: [Finding], under title: String) -> [String] {
        guard !findings.isEmpty else { return [] }
        return ["", "  " + title] + findings.flatMap(lines)
    }

    private func lines(of finding: Finding) -> [String] {
        // What reads compilers' messages takes spaces in front for a part of the file's name.
        let indent = layout.isForPrograms ? 0 : 4
        let place = finding.place.map { root.display($0).column + ": " } ?? ""
        let head = place + finding.severity.rawValue + ": "
        let text = "\(head)\(finding.message) [\(finding.id.rawValue)]"
        var lines = layout.indented(text, by: indent, hanging: indent + 2)
        let margin = String(repeating: " ", count: indent)
        if style.isEnabled, let first = lines.first, first.hasPrefix(margin + head) {
            lines[0] =
                margin + style.text(place, .bold) + style.severity(finding.severity) + ": "
                + first.dropFirst(indent + head.count)
        }
        if let remedy = finding.remedy {
            lines += layout.indented("help: " + remedy, by: indent + 2, hanging: indent + 8)
        }
        return lines
    }
}
