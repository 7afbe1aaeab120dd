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
    func section(of group: ReportGroup) -> [String] {
        switch group {
        case .one(let application): section(of: application)
        case .refused(let applications): section(ofRefused: applications)
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

    private func section(of application: ApplicationReport) -> [String] {
        let plan = application.plan
        var lines = ["<section>", heading(plan.name, plan.outcome)]
        lines.append(HTMLText.element("p", HTMLText.escaped(application.origin)))
        lines.append(HTMLText.element("p", HTMLText.prose(application.promise) + "."))
        lines += note(application)
        let facts = application.facts(in: root).map {
            "<dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.prose($0.value))</dd>"
        }
        if !facts.isEmpty { lines += ["<dl>"] + facts + ["</dl>"] }
        lines += changes(application.changes)
        lines += sections(application.findings, for: plan.outcome)
        if showsNotes {
            lines += list(application.findings.filter(FindingSection.isHidden), under: "notes")
        }
        return lines + checklist(plan.checklist) + ["</section>"]
    }

    private func section(ofRefused applications: [ApplicationReport]) -> [String] {
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
            + sections(ReportGroup.findings(of: applications), for: .refuse) + ["</section>"]
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
            "<tr><td>\(change.kind.rawValue)</td><td>\(HTMLText.code(root.display(change.path)))</td>"
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

    private func sections(_ findings: [Finding], for outcome: Outcome) -> [String] {
        FindingSection.allCases.flatMap { section in
            list(
                findings.filter { section.contains($0, for: outcome) },
                under: section.title(for: outcome))
        }
    }

    private func list(_ findings: [Finding], under title: String) -> [String] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding in
            let place = finding.place.map { HTMLText.code(root.display($0).column) + " " } ?? ""
            let severity = finding.severity.rawValue
            let remedy = finding.remedy.map { "<br>help: \(HTMLText.prose($0))" } ?? ""
            let id = finding.id.rawValue
            return "<li>\(place)<strong class=\"\(severity)\">\(severity)</strong>: "
                + "\(HTMLText.prose(finding.message)) "
                + "(<a href=\"#\(id)\">\(HTMLText.code(id))</a>)\(remedy)</li>"
        }
        return [HTMLText.heading(level + 1, HTMLText.escaped(title.capitalizedFirst)), "<ul>"]
            + items + ["</ul>"]
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
        return [HTMLText.heading(level + 1, "To check, beside the old version")]
            + ["<ul class=\"checklist\">"] + rows + ["</ul>"]
    }
}
