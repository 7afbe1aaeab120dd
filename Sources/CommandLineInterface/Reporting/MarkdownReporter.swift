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
            blocks += groups(of: root, level: level)
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func groups(of root: RootReport, level: String) -> [String] {
        ReportGroup.groups(of: root.applications).flatMap { group in
            switch group {
            case .one(let application): blocks(of: application, in: root, level: level)
            case .refused(let applications):
                blocks(ofRefused: applications, in: root, level: level)
            case .finished(let applications):
                [escaped(ReportGroup.sentence(aboutFinished: applications)) + "."]
            }
        }
    }

    private func note(_ application: ApplicationReport?) -> [String] {
        (application?.targetNote).map { [escaped($0.capitalizedFirst) + "."] } ?? []
    }

    private func blocks(
        ofRefused applications: [ApplicationReport], in root: RootReport, level: String
    ) -> [String] {
        let names = applications.map { application in
            let entry = application.plan.entryPoint.map { ": " + code(root.display($0.place).line) }
            return "- \(escaped(application.plan.name)) (\(escaped(application.origin)))"
                + (entry ?? "")
        }
        return [
            "\(level) \(applications.count) apps: refuse",
            (["Nothing of these apps is touched."] + note(applications.first)).joined(
                separator: " "),
            names.joined(separator: "\n"),
        ] + sections(ReportGroup.findings(of: applications), for: .refuse, in: root, level: level)
    }

    private func blocks(
        of application: ApplicationReport, in root: RootReport, level: String
    ) -> [String] {
        let plan = application.plan
        var blocks =
            [
                "\(level) \(escaped(plan.name)) (\(escaped(application.origin))): \(plan.outcome.rawValue)",
                escaped(application.promise.capitalizedFirst) + ".",
            ] + note(application)
        let facts = application.facts(in: root).map { "- \($0.name): \(escaped($0.value))" }
        if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
        if !application.changes.isEmpty { blocks.append(table(of: application.changes, in: root)) }
        blocks += sections(application.findings, for: plan.outcome, in: root, level: level)
        if showsNotes {
            blocks += list(
                application.findings.filter(FindingSection.isHidden), under: "notes", in: root,
                level: level, isTask: false)
        }
        return blocks + checklist(plan.checklist, in: root, level: level)
    }

    private func checklist(
        _ items: [ChecklistItem], in root: RootReport, level: String
    ) -> [String] {
        guard !items.isEmpty else { return [] }
        let lines = items.map { item in
            let place = item.place.map { " (\(code(root.display($0).line)))" } ?? ""
            let text = ([item.action] + item.expectation).map(escaped).joined(separator: " ")
            return "- [ ] **\(escaped(item.title.capitalizedFirst))**\(place): \(text)"
        }
        return ["\(level)# To check, beside the old version", lines.joined(separator: "\n")]
    }

    private func sections(
        _ findings: [Finding], for outcome: Outcome, in root: RootReport, level: String
    ) -> [String] {
        FindingSection.allCases.flatMap { section in
            list(
                findings.filter { section.contains($0, for: outcome) },
                under: section.title(for: outcome), in: root, level: level,
                isTask: section == .byHand || section == .inTheWay)
        }
    }

    private func table(of changes: [ChangeReport], in root: RootReport) -> String {
        let rows = changes.map { change in
            "| \(change.kind.rawValue) | \(code(root.display(change.path))) | \(change.addedLineCount) "
                + "| \(change.removedLineCount) |"
        }
        let head = ["| change | file | lines added | lines removed |", "| --- | --- | --: | --: |"]
        return (head + rows).joined(separator: "\n")
    }

    private func list(
        _ findings: [Finding], under title: String, in root: RootReport, level: String,
        isTask: Bool
    ) -> [String] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding in
            let place = finding.place.map { "\(code(root.display($0).column)): " } ?? ""
            let remedy = finding.remedy.map { " \(escaped($0.capitalizedFirst))." } ?? ""
            return "- \(isTask ? "[ ] " : "")\(place)\(finding.severity.rawValue): "
                + "\(escaped(finding.message)) (\(code(finding.id.rawValue))).\(remedy)"
        }
        return ["\(level)# \(title.capitalizedFirst)", items.joined(separator: "\n")]
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
