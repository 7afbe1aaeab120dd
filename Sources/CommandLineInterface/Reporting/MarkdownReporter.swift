import LifecycleMigration

/// The report for an issue or a pull request: what is left to do by hand is a list to tick off.
struct MarkdownReporter: Sendable {
    /// Whether notes that nobody has to act on are shown too.
    let showsNotes: Bool

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var blocks = [
            "# Migration to the SwiftUI life cycle",
            escaped(ReportSummary.counts(of: roots, style: TextStyle(isEnabled: false))) + ".",
        ]
        for root in roots {
            if roots.count > 1 { blocks.append("## \(code(root.path))") }
            if let error = root.error { blocks.append("**Failed:** \(escaped(error.summary)).") }
            let level = roots.count > 1 ? "###" : "##"
            blocks += root.applications.flatMap { self.blocks(of: $0, level: level) }
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func blocks(of application: ApplicationReport, level: String) -> [String] {
        let plan = application.plan
        var blocks = [
            "\(level) \(escaped(plan.name)) (\(escaped(application.origin))): \(plan.outcome.rawValue)",
            escaped(capitalized(application.promise)) + ".",
        ]
        let facts = application.facts.map { "- \($0.name): \(escaped($0.value))" }
        if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
        if !application.changes.isEmpty { blocks.append(table(of: application.changes)) }
        for section in FindingSection.allCases {
            blocks += list(
                application.findings.filter {
                    section.contains($0, for: application.plan.outcome)
                },
                under: section.title(for: application.plan.outcome), level: level,
                isTask: section == .byHand || section == .inTheWay)
        }
        if showsNotes {
            blocks += list(
                application.findings.filter(FindingSection.isHidden), under: "notes", level: level,
                isTask: false)
        }
        return blocks
    }

    private func table(of changes: [ChangeReport]) -> String {
        let rows = changes.map { change in
            "| \(change.kind.rawValue) | \(code(change.path)) | \(change.addedLineCount) "
                + "| \(change.removedLineCount) |"
        }
        let head = ["| change | file | lines added | lines removed |", "| --- | --- | --: | --: |"]
        return (head + rows).joined(separator: "\n")
    }

    private func list(
        _ findings: [Finding], under title: String, level: String, isTask: Bool
    ) -> [String] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding in
            let place = finding.place.map { "\(code($0.column)): " } ?? ""
            let remedy = finding.remedy.map { " \(escaped(capitalized($0)))." } ?? ""
            return "- \(isTask ? "[ ] " : "")\(place)\(finding.severity.rawValue): "
                + "\(escaped(finding.message)) (\(code(finding.id.rawValue))).\(remedy)"
        }
        return ["\(level)# \(capitalized(title))", items.joined(separator: "\n")]
    }

    private func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Text between marks that it does not hold itself; a table's bar is escaped even there.
    private func code(_ text: String) -> String {
        var marks = "`"
        while text.contains(marks) { marks += "`" }
        let space = marks.count > 1 ? " " : ""
        return marks + space + text.replacing("|", with: "\\|") + space + marks
    }

    /// Text in which nothing but code between back-ticks means anything to Markdown.
    private func escaped(_ text: String) -> String {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
        // An odd number of marks leaves the last one without a partner.
        let hasPairs = pieces.count % 2 == 1
        return pieces.enumerated().map { index, piece in
            hasPairs && index % 2 == 1 ? String(piece) : escapedPlain(piece)
        }.joined(separator: hasPairs ? "`" : "\\`")
    }

    private func escapedPlain(_ text: Substring) -> String {
        var result = ""
        for character in text {
            if "\\*_[]<>|#&".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
