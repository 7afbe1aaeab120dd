import AppFacts
import LifecycleMigration

/// The parts of which the report for people is made, for apps of one PATH.
struct TextBlocks: Sendable {
    /// What the apps belong to; names their files as seen from where the command was given.
    let root: RootReport
    /// How they look.
    let style: TextStyle
    /// How they are laid out.
    let layout: ReportLayout
    /// Whether every place of a finding is told, and not the first ones.
    var showsAllPlaces = false

    /// What is known about an app.
    func facts(of application: ApplicationReport) -> [String] {
        let facts = application.facts(in: root)
        guard !facts.isEmpty else { return [] }
        return [""]
            + facts.flatMap { fact in
                let lines = layout.indented(fact.value, by: 16)
                let name = "  " + fact.name.padded(to: 14)
                return lines.enumerated().map { $0 == 0 ? name + $1.dropFirst(16) : $1 }
            }
    }

    /// What happens to its files.
    func changes(of application: ApplicationReport) -> [String] {
        guard !application.changes.isEmpty else { return [] }
        let paths = application.changes.map { root.display($0.path) }
        let width = paths.map(\.columnCount).max() ?? 0
        let rows = zip(application.changes, paths).flatMap { change, path -> [String] in
            let counts = self.counts(of: change)
            let cell = counts.isEmpty && change.reason == nil ? path : path.padded(to: width + 2)
            let line = "    " + change.kind.rawValue.padded(to: 8) + cell
            let plain = counts.map(\.text).joined(separator: " ")
            let styled = counts.map { style.text($0.text, $0.look) }.joined(separator: " ")
            guard let reason = change.reason else { return [line + styled] }
            guard line.count + plain.count + 2 + reason.count <= layout.width ?? .max else {
                return [line + styled] + layout.indented(reason, by: 12)
            }
            return [line + styled + "  " + reason]
        }
        return ["", "  changes"] + rows
    }

    private func counts(of change: ChangeReport) -> [(text: String, look: TextStyle.Look)] {
        let added = ("+\(change.addedLineCount)", TextStyle.Look.green)
        let removed = ("-\(change.removedLineCount)", TextStyle.Look.red)
        return (change.addedLineCount > 0 ? [added] : [])
            + (change.removedLineCount > 0 ? [removed] : [])
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
        return ["", "  statements of the launch" + oldLines] + rows
    }

    /// The ledger: who calls each method of the delegates before and after.
    func callbacks(of application: ApplicationReport) -> [String] {
        let records = application.plan.callbacks
        guard !records.isEmpty else { return [] }
        return ["", "  callbacks, and who calls them" + oldLines]
            + records.flatMap { record in
                layout.indented(
                    "\(root.display(record.place).line): \(record.name): \(record.callers)", by: 4,
                    hanging: 6)
            }
    }

    /// Of an apply, what is told of the code as it was has the lines that it had.
    private var oldLines: String {
        root.appliedFileCount == nil ? "" : ", by the lines before the apply"
    }

    /// What to try once the plan was carried out.
    func checklist(of application: ApplicationReport) -> [String] {
        checklist(application.checklist, under: application.checklistTitle)
    }

    /// What to try, under a heading; nothing where there is nothing.
    func checklist(_ items: [ChecklistItem], under title: String) -> [String] {
        guard !items.isEmpty else { return [] }
        let rows = items.flatMap { item in
            let place = item.place.map { " (\(root.display($0).line))" } ?? ""
            let texts = [item.action] + item.expectation
            return layout.indented("[ ] \(item.title)\(place)", by: 4, hanging: 8)
                + texts.flatMap { layout.indented($0, by: 8) }
        }
        return ["", "  " + title] + rows
    }

    /// The findings of apps with a plan, under the headings that they belong to; what was told of other apps is referred to, but
    /// for what is in the way.
    func sections(
        _ all: [Finding], of name: String, for plan: ApplicationPlan, _ told: inout ToldFindings
    ) -> [String] {
        var lines: [String] = []
        for section in FindingSection.allCases {
            let findings = section.members(of: all, for: plan)
            lines += self.findings(
                told.split(findings, of: name, under: section),
                under: section.title(for: plan.outcome, counting: findings))
        }
        return lines
    }

    /// Findings under a heading; nothing where there are none.
    func findings(_ split: ToldFindings.Split, under title: String) -> [String] {
        guard !split.new.isEmpty || !split.known.isEmpty else { return [] }
        return ["", "  " + title] + split.groups().flatMap(lines)
            + split.references.flatMap { layout.indented($0, by: 4, hanging: 6) }
    }

    private func lines(of group: FindingGroup) -> [String] {
        // What reads compilers' messages takes spaces in front for a part of the file's name, and wants each place.
        let indent = layout.isForPrograms ? 0 : 4
        var lines: [String]
        if layout.isForPrograms {
            lines = group.findings.flatMap {
                self.lines(of: $0, at: $0.place, by: 0) + further($0.also)
            }
        } else if group.findings.flatMap(\.places).count > 1 {
            let places = group.places(root.display)
            lines = self.lines(of: group.first, at: nil, by: indent)
            lines += places.flatMap { layout.indented($0, by: indent + 2, hanging: indent + 4) }
        } else {
            lines = self.lines(of: group.first, at: group.first.place, by: indent)
        }
        if let sharing = group.sharing {
            lines += layout.indented(sharing, by: indent + 2, hanging: indent + 4)
        }
        if let remedy = group.first.remedy, !group.sharesRemedy {
            lines += layout.indented(
                "\(group.remedyHead(isOfEach: layout.isForPrograms)): \(remedy)", by: indent + 2,
                hanging: indent + 8)
        }
        return lines
    }

    /// More places than these say nothing to a reader who did not ask for them.
    private static let mostPlaces = 20

    private func further(_ places: [Place]) -> [String] {
        guard !places.isEmpty else { return [] }
        let shown = places.prefix(showsAllPlaces ? .max : Self.mostPlaces).map(root.display)
        let files = shown.byFile.map { path, positions in
            "\(path):\(positions.lines.joined(separator: ","))"
        }
        let more = places.count - shown.count
        let rest = more > 0 ? ", and \(more) more with --verbose or --format json" : ""
        return ["  also at \(files.joined(separator: ", "))" + rest]
    }

    private func lines(of finding: Finding, at place: Place?, by indent: Int) -> [String] {
        let place = place.map { root.display($0).column + ": " } ?? ""
        let head = place + finding.severity.rawValue + ": "
        let text = "\(head)\(finding.message) [\(finding.id.rawValue)]"
        var lines = layout.indented(text, by: indent, hanging: indent + 2)
        let margin = String(repeating: " ", count: indent)
        if style.isEnabled, let first = lines.first, first.hasPrefix(margin + head) {
            lines[0] =
                margin + style.text(place, .bold) + style.severity(finding.severity) + ": "
                + first.dropFirst(indent + head.count)
        }
        return lines
    }
}
