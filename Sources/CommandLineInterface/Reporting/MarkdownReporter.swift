import LifecycleMigration

/// The report for an issue or a pull request: what is left to do by hand is a list to tick off.
struct MarkdownReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation

    /// Whether notes that nobody has to act on are shown too.
    private var showsNotes: Bool { invocation.detail == .verbose }

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var rows: [Overview.Row] = []
        var body: [String] = []
        for root in roots {
            if roots.count > 1 { body.append("## \(code(root.path))") }
            if let error = root.error { body.append("**Failed:** \(escaped(error.summary)).") }
            let first = rows.count
            let groups = ReportGroup.groups(
                of: root.applications, showsEach: showsNotes)
            let ids = groups.indices.map { Overview.section(first + $0 + 1) }
            rows += Overview.rows(of: root, groups, ids)
            body += blocks(of: groups, ids, in: root, level: roots.count > 1 ? "###" : "##")
        }
        let head = ReportHead(of: roots)
        let start = MarkdownOverview.blocks(
            about: roots, head, Overview(of: rows, in: roots, head))
        return (start + body + next(roots)).joined(separator: "\n\n") + "\n"
    }

    private func next(_ roots: [RootReport]) -> [String] {
        let steps = NextSteps(roots, invocation: invocation).steps
        guard !steps.isEmpty else { return [] }
        return [
            "## How to go on",
            steps.map { "- To \($0.purpose): \(code($0.command))" }.joined(separator: "\n"),
        ]
    }

    private func blocks(
        of groups: [ReportGroup], _ ids: [String], in root: RootReport, level: String
    ) -> [String] {
        var told = ToldFindings(about: groups)
        // A heading's own name is made of it, each service in its way.
        return zip(groups, ids).flatMap { group, id in
            ["<a id=\"\(id)\"></a>"] + blocks(of: group, in: root, level: level, &told)
        }
    }

    private func blocks(
        of group: ReportGroup, in root: RootReport, level: String, _ told: inout ToldFindings
    ) -> [String] {
        switch group {
        case .one(let application):
            blocks(
                of: application, named: application.plan.name, in: root, level: level,
                head: [
                    "\(level) \(escaped(group.heading)): \(application.plan.outcome.rawValue)\(application.ease())",
                    standing(of: [application]) + escaped(application.promise.capitalizedFirst)
                        + "."
                        + ease(of: [application]),
                ] + note(application), &told)
        case .together(let applications, let joined):
            blocks(
                of: joined, named: ReportGroup.name(of: applications), in: root, level: level,
                head: head(
                    of: applications, level: level, group.heading, \.targetNote), &told)
        case .alike(let applications, let joined):
            blocks(
                of: joined, named: ReportGroup.name(of: applications), in: root, level: level,
                head: head(
                    of: applications, level: level, group.heading, \.changeCount), &told)
        case .refused(let applications):
            blocks(ofRefused: applications, in: root, level: level, &told)
        case .finished(let applications):
            [escaped(ReportGroup.sentence(aboutFinished: applications)) + "."]
        }
    }

    /// Whether the apps launch, in bold where they do not.
    private func standing(of applications: [ApplicationReport]) -> String {
        guard let first = applications.first, let text = first.standing(of: applications.count)
        else { return "" }
        let sentence = escaped(text.capitalizedFirst) + "."
        return first.risk == nil ? sentence + " " : "**\(sentence)** "
    }

    private func ease(of applications: [ApplicationReport]) -> String {
        ApplicationReport.ease(of: applications).map { " \(escaped($0.capitalizedFirst))." } ?? ""
    }

    private func name(of application: ApplicationReport) -> String {
        "\(escaped(application.plan.name)) (\(escaped(application.origin)))"
    }

    private func head(
        of applications: [ApplicationReport], level: String, _ title: String,
        _ note: (ApplicationReport) -> String?
    ) -> [String] {
        guard let first = applications.first else { return [] }
        let names = applications.map { application in
            "- \(name(of: application))" + (note(application).map { ": " + escaped($0) } ?? "")
        }
        return [
            "\(level) \(title): \(first.plan.outcome.rawValue)",
            standing(of: applications) + escaped(first.promise.capitalizedFirst) + "."
                + ease(of: applications),
            names.joined(separator: "\n"),
        ]
    }

    private func note(_ application: ApplicationReport?) -> [String] {
        (application?.notes ?? []).map { escaped($0.capitalizedFirst) + "." }
    }

    private func blocks(
        ofRefused applications: [ApplicationReport], in root: RootReport, level: String,
        _ told: inout ToldFindings
    ) -> [String] {
        let names = applications.map { application in
            let entry = application.plan.entryPoint.map { ": " + code(root.display($0.place).line) }
            return "- \(escaped(application.plan.name)) (\(escaped(application.origin)))"
                + (entry ?? "")
        }
        return [
            "\(level) \(applications.count) apps: refuse\(applications.first?.ease(of: applications.count) ?? "")",
            ([
                standing(of: applications) + "Nothing of these apps is touched."
                    + ease(of: applications)
            ]
                + note(applications.first)).joined(
                    separator: " "),
            names.joined(separator: "\n"),
        ]
            + (ReportGroup.refused(applications).whole.map { whole in
                sections(
                    whole.findings, of: ReportGroup.name(of: applications), for: whole.plan,
                    in: root, level: level, &told)
            } ?? [])
            + checklist(of: ReportGroup.refused(applications).whole, in: root, level: level)
    }

    private func blocks(
        of application: ApplicationReport, named name: String, in root: RootReport, level: String,
        head: [String], _ told: inout ToldFindings
    ) -> [String] {
        let plan = application.plan
        var blocks = head
        let facts = application.facts(in: root).map { "- \($0.name): \(escaped($0.value))" }
        if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
        if !application.changes.isEmpty {
            blocks.append(table(of: application.changes, in: root))
            if showsNotes { blocks += application.changes.map { lines(of: $0, in: root) } }
        }
        blocks += sections(
            application.findings, of: name, for: plan, in: root, level: level, &told)
        blocks += list(
            told.split(application.accepted, of: name), counting: application.accepted,
            under: "accepted", in: root, level: level, isTask: false)
        if showsNotes {
            let notes = application.findings.filter(FindingSection.isHidden)
            blocks += list(
                told.split(notes, of: name), counting: notes, under: "notes", in: root,
                level: level, isTask: false)
        }
        return blocks + checklist(of: application, in: root, level: level)
    }

    private func checklist(
        of application: ApplicationReport?, in root: RootReport, level: String
    ) -> [String] {
        guard let application, !application.checklist.isEmpty else { return [] }
        let lines = application.checklist.map { item in
            let place = item.place.map { " (\(code(root.display($0).line)))" } ?? ""
            let text = ([item.action] + item.expectation).map(escaped).joined(separator: " ")
            return "- [ ] **\(escaped(item.title.capitalizedFirst))**\(place): \(text)"
        }
        return [
            "\(level)# \(application.checklistTitle.capitalizedFirst)",
            lines.joined(separator: "\n"),
        ]
    }

    private func sections(
        _ all: [Finding], of name: String, for plan: ApplicationPlan, in root: RootReport,
        level: String, _ told: inout ToldFindings
    ) -> [String] {
        var blocks: [String] = []
        for section in FindingSection.allCases {
            let findings = section.members(of: all, for: plan)
            blocks += list(
                told.split(findings, of: name, under: section), counting: findings,
                under: section.title(for: plan.outcome), in: root,
                level: level,
                isTask: section == .byHand || section == .inTheWay)
        }
        return blocks
    }

    private func table(of changes: [ChangeReport], in root: RootReport) -> String {
        let rows = changes.map { change in
            "| \(escaped(change.description)) | \(code(root.display(change.path))) | \(change.addedLineCount) "
                + "| \(change.removedLineCount) |"
        }
        let head = ["| change | file | lines added | lines removed |", "| --- | --- | --: | --: |"]
        return (head + rows).joined(separator: "\n")
    }

    /// The lines of a change, folded; many services take a text only up to a length.
    private func lines(of change: ChangeReport, in root: RootReport) -> String {
        let patch = String(decoding: change.patch, as: UTF8.self)
            .split(separator: "\n" as Character, omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("@@") }
            .map { line in
                line.split(separator: "\t", omittingEmptySubsequences: false)
                    .map { String($0).visible }.joined(separator: "\t")
            }.joined(separator: "\n")
        return
            "<details><summary>the lines of \(HTMLText.code(root.display(change.path)))</summary>\n\n"
            + MarkdownText.fenced(patch, as: "diff") + "\n\n</details>"
    }

    private func list(
        _ split: ToldFindings.Split, counting all: [Finding], under title: String,
        in root: RootReport, level: String,
        isTask: Bool
    ) -> [String] {
        guard !split.new.isEmpty || !split.known.isEmpty else { return [] }
        let box = isTask ? "[ ] " : ""
        let items = split.groups(in: SeverityCounts.ranked).flatMap {
            group -> [String] in
            let finding = group.first
            let remedy = finding.remedy.map { " \(escaped($0.capitalizedFirst))." } ?? ""
            let sharing = group.sharing.map { " \(escaped($0.capitalizedFirst))." } ?? ""
            let text =
                "\(finding.severity.rawValue): \(escaped(finding.message)) (\(code(finding.id.rawValue))).\(sharing)\(remedy)"
            let places = group.findings.flatMap(\.places).map { code(root.display($0).column) }
            guard places.count > 1 else {
                return ["- \(box)\(places.first.map { $0 + ": " } ?? "")\(text)"]
            }
            return ["- \(text)"] + places.map { "  - \(box)\($0)" }
        }
        let references = split.references.map { "- \(escaped($0))." }
        return [
            "\(level)# \(title.capitalizedFirst) (\(SeverityCounts.text(of: all)))",
            (items + references).joined(separator: "\n"),
        ]
    }

    private func code(_ text: String) -> String { MarkdownText.code(text) }

    private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
}
