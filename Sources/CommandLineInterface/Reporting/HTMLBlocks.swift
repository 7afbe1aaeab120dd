import LifecycleMigration

/// The parts of which the page is made, for apps of one PATH.
struct HTMLBlocks: Sendable {
    /// What the apps belong to; names their files as seen from where the command was given.
    let root: RootReport
    /// The level of an app's heading.
    let level: Int
    /// Whether notes that nobody has to act on are shown too.
    let showsNotes: Bool

    /// An app, or several of which the same is to be said.
    func section(of group: ReportGroup, _ told: inout ToldFindings) -> [String] {
        switch group {
        case .one(let application):
            section(
                of: application, named: application.plan.name,
                head: [
                    heading(application.plan.name, application.plan.outcome),
                    HTMLText.element("p", HTMLText.escaped(application.origin)),
                ] + risk(of: application) + [
                    HTMLText.element("p", HTMLText.prose(application.promise) + ".")
                ] + note(application), &told)
        case .together(let applications, let joined):
            section(
                of: joined, named: ReportGroup.name(of: applications),
                head: head(of: applications), &told)
        case .refused(let applications): section(ofRefused: applications, &told)
        case .finished(let applications):
            [
                "<section>", HTMLText.heading(level, "Nothing to do"),
                HTMLText.element(
                    "p",
                    HTMLText.escaped(ReportGroup.sentence(aboutFinished: applications)) + "."),
                "</section>",
            ]
        }
    }

    private func risk(of application: ApplicationReport?) -> [String] {
        guard let risk = application?.risk else { return [] }
        return ["<p class=\"risk\">\(HTMLText.escaped(risk.capitalizedFirst)).</p>"]
    }

    private func head(of applications: [ApplicationReport]) -> [String] {
        guard let first = applications.first else { return [] }
        let names = applications.map { application in
            let note = application.targetNote.map { ": " + HTMLText.prose($0) } ?? ""
            return HTMLText.element(
                "li",
                HTMLText.escaped("\(application.plan.name) (\(application.origin))") + note)
        }
        return [heading("\(applications.count) apps that move together", first.plan.outcome)]
            + risk(of: first)
            + [HTMLText.element("p", HTMLText.prose(first.promise) + "."), "<ul>"] + names
            + ["</ul>"]
    }

    private func section(
        of application: ApplicationReport, named name: String, head: [String],
        _ told: inout ToldFindings
    ) -> [String] {
        let plan = application.plan
        var lines = ["<section>"] + head
        let facts = application.facts(in: root).map {
            "<dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.prose($0.value))</dd>"
        }
        if !facts.isEmpty { lines += ["<dl>"] + facts + ["</dl>"] }
        lines += changes(application.changes)
        lines += sections(application.findings, of: name, for: plan.outcome, &told)
        lines += list(told.split(application.accepted, of: name), under: "accepted")
        if showsNotes {
            let notes = application.findings.filter(FindingSection.isHidden)
            lines += list(told.split(notes, of: name), under: "notes")
        }
        return lines + checklist(application.checklist) + ["</section>"]
    }

    private func section(
        ofRefused applications: [ApplicationReport], _ told: inout ToldFindings
    ) -> [String] {
        let names = applications.map { application in
            let place = application.plan.entryPoint.map { root.display($0.place).line }
            return HTMLText.element(
                "li",
                HTMLText.escaped("\(application.plan.name) (\(application.origin))")
                    + (place.map { " " + HTMLText.code($0) } ?? ""))
        }
        return ["<section>", heading("\(applications.count) apps", .refuse)]
            + ["<p>Nothing of these apps is touched.</p>"]
            + (applications.first.map(note) ?? []) + ["<ul>"] + names + ["</ul>"]
            + sections(
                ReportGroup.findings(of: applications), of: ReportGroup.name(of: applications),
                for: .refuse, &told) + ["</section>"]
    }

    private func note(_ application: ApplicationReport) -> [String] {
        (application.targetNote).map { [HTMLText.element("p", HTMLText.prose($0) + ".")] } ?? []
    }

    private func heading(_ name: String, _ outcome: Outcome) -> String {
        let word = "<strong class=\"\(outcome.rawValue)\">\(outcome.rawValue)</strong>"
        return HTMLText.heading(level, "\(HTMLText.escaped(name)): \(word)")
    }

    private func changes(_ changes: [ChangeReport]) -> [String] {
        guard !changes.isEmpty else { return [] }
        let rows = changes.map { change in
            "<tr><td>\(HTMLText.prose(change.description))</td><td>\(HTMLText.code(root.display(change.path)))</td>"
                + "<td class=\"number\">+\(change.addedLineCount)</td>"
                + "<td class=\"number\">-\(change.removedLineCount)</td></tr>"
        }
        let head =
            "<tr><th scope=\"col\">change</th><th scope=\"col\">file</th>"
            + "<th scope=\"col\" class=\"number\">lines added</th>"
            + "<th scope=\"col\" class=\"number\">lines removed</th></tr>"
        return [HTMLText.heading(level + 1, "Changes"), "<table>", "<thead>", head, "</thead>"]
            + ["<tbody>"] + rows + ["</tbody>", "</table>"] + changes.flatMap(patch)
    }

    private func patch(of change: ChangeReport) -> [String] {
        let text = String(decoding: change.patch, as: UTF8.self)
        let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("@@") }.map(Self.line)
        guard !lines.isEmpty else { return [] }
        let path = HTMLText.code(root.display(change.path))
        // A line end belongs to the line in front of it: none stands between the elements.
        return [
            "<details>", "<summary>the lines of \(path)</summary>",
            "<pre><code>\(lines.joined(separator: "\n"))</code></pre>", "</details>",
        ]
    }

    /// A line of a patch; tabs stay, and a carriage return at its end is one of the file's line ends.
    private static func line(_ line: Substring) -> String {
        let text = line.split(separator: "\t", omittingEmptySubsequences: false)
            .map { HTMLText.escaped(String($0).visible) }.joined(separator: "\t")
        switch line.first {
        case "+": return HTMLText.element("ins", text)
        case "-": return HTMLText.element("del", text)
        default: return text
        }
    }

    private func sections(
        _ all: [Finding], of name: String, for outcome: Outcome, _ told: inout ToldFindings
    ) -> [String] {
        var lines: [String] = []
        for section in FindingSection.allCases {
            let findings = section.members(of: all, for: outcome)
            let split =
                section == .inTheWay
                ? ToldFindings.Split(new: findings, known: []) : told.split(findings, of: name)
            lines += list(split, under: section.title(for: outcome))
        }
        return lines
    }

    private func list(_ split: ToldFindings.Split, under title: String) -> [String] {
        guard !split.new.isEmpty || !split.known.isEmpty else { return [] }
        let references = split.references.map { HTMLText.element("li", HTMLText.escaped($0)) }
        return [HTMLText.heading(level + 1, HTMLText.escaped(title.capitalizedFirst)), "<ul>"]
            + FindingGroup.groups(of: split.new).map(item) + references + ["</ul>"]
    }

    private func item(for group: FindingGroup) -> String {
        let finding = group.first
        let severity = finding.severity.rawValue
        let remedy = finding.remedy.map { "<br>help: \(HTMLText.prose($0))" } ?? ""
        let id = finding.id.rawValue
        let text =
            "<strong class=\"\(severity)\">\(severity)</strong>: \(HTMLText.prose(finding.message)) "
            + "(<a href=\"#\(id)\">\(HTMLText.code(id))</a>)\(remedy)"
        let places = group.findings.flatMap(\.places).map {
            HTMLText.code(root.display($0).column)
        }
        guard places.count > 1 else {
            return "<li>\(places.first.map { $0 + " " } ?? "")\(text)</li>"
        }
        let list = places.map { HTMLText.element("li", $0) }.joined()
        return "<li>\(text)<ul>\(list)</ul></li>"
    }

    private func checklist(_ items: [ChecklistItem]) -> [String] {
        guard !items.isEmpty else { return [] }
        let rows = items.map { item in
            let place = item.place.map { " " + HTMLText.code(root.display($0).line) } ?? ""
            return
                "<li><label><input type=\"checkbox\"> <strong>\(HTMLText.prose(item.title))</strong>"
                + "</label>\(place)<br>\(HTMLText.prose(item.action))<br>"
                + item.expectation.map(HTMLText.prose).joined(separator: "<br>") + "</li>"
        }
        return [HTMLText.heading(level + 1, "To test, compared with the old version")]
            + ["<ul class=\"checklist\">"] + rows + ["</ul>"]
    }
}
