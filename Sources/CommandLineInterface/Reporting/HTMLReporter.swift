import AppFacts
import LifecycleMigration

/// The report as one page that needs nothing but itself: the pages of its findings stand in it.
struct HTMLReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation

    /// Whether notes that nobody has to act on are shown too.
    private var showsNotes: Bool { invocation.detail == .verbose }

    /// The page about every PATH.
    func report(_ roots: [RootReport]) -> String {
        let head = ReportHead(of: roots)
        var rows: [Overview.Row] = []
        var contents: [String] = []
        var body: [String] = []
        var number = 0
        for (index, root) in roots.enumerated() {
            let groups = ReportGroup.groups(of: root.applications, showsEach: showsNotes)
            let sections = sections(of: groups, in: root, isOnly: roots.count == 1, after: number)
            number += sections.count
            rows += Overview.rows(of: root, groups, sections.map(\.id))
            let entries = sections.map(\.entry)
            let content = sections.flatMap(\.markup)
            if roots.count == 1 {
                contents += entries
                body += failure(of: root) + content
            } else {
                let id = "path-\(index + 1)"
                contents.append(Self.entry(of: root, id, entries))
                body += Self.head(of: root, id, head) + failure(of: root) + content
            }
        }
        let next = next(roots)
        if !next.isEmpty {
            contents.append("<li>\(HTMLText.link(to: Self.next, "How to go on"))</li>")
        }
        let help = help(for: roots)
        if !help.isEmpty {
            contents.append("<li>\(HTMLText.link(to: Self.help, "About the findings"))</li>")
        }
        let start =
            HTMLOverview.lines(Overview(of: rows, in: roots, head)) + Self.contents(contents)
        return HTMLDocument.page(about: roots, head, start + body + next + help)
    }

    /// Leads to the commands that follow.
    private static let next = "next"

    private func next(_ roots: [RootReport]) -> [String] {
        let steps = NextSteps(roots, invocation: invocation).steps
        guard !steps.isEmpty else { return [] }
        let items = steps.map {
            HTMLText.element(
                "li", "To \(HTMLText.escaped($0.purpose)): \(HTMLText.code($0.command))")
        }
        return [HTMLText.heading(2, "How to go on", id: Self.next), "<ul>"] + items + ["</ul>"]
    }

    private func sections(
        of groups: [ReportGroup], in root: RootReport, isOnly: Bool, after number: Int
    ) -> [HTMLSection] {
        let blocks = HTMLBlocks(root: root, level: isOnly ? 2 : 3, showsNotes: showsNotes)
        var told = ToldFindings(about: groups)
        return groups.enumerated().map { index, group in
            blocks.section(of: group, number + index + 1, &told)
        }
    }

    private static func head(
        of root: RootReport, _ id: String, _ head: ReportHead
    ) -> [String] {
        let heading = HTMLText.heading(2, HTMLText.escaped(root.path), id: id)
        guard head.repository == nil, let repository = head.repositories[root.path] else {
            return [heading]
        }
        let facts = repository.facts.map { "\($0.name) \(HTMLText.code($0.value))" }
        return [
            heading, "<p class=\"source\">\(facts.joined(separator: ", ").capitalizedFirst)</p>",
        ]
    }

    private static func entry(of root: RootReport, _ id: String, _ entries: [String]) -> String {
        let list = entries.isEmpty ? "" : "\n<ul>\n\(entries.joined(separator: "\n"))\n</ul>\n"
        return HTMLText.element("li", HTMLText.link(to: id, HTMLText.escaped(root.path)) + list)
    }

    private static func contents(_ entries: [String]) -> [String] {
        guard !entries.isEmpty else { return [] }
        return ["<nav aria-label=\"Contents\">", HTMLText.heading(2, "Contents"), "<ul>"] + entries
            + ["</ul>", "</nav>"]
    }

    private func failure(of root: RootReport) -> [String] {
        guard let error = root.error else { return [] }
        let help = error.remedy.map { "<br>help: \(HTMLText.prose($0))" } ?? ""
        return [
            "<p><strong class=\"error\">failed</strong>: \(HTMLText.prose(error.summary))\(help)</p>"
        ]
    }

    private static let help = "about-the-findings"

    /// The pages of what was found, each once, closed until somebody opens it.
    private func help(for roots: [RootReport]) -> [String] {
        let used = Set(
            roots.flatMap(\.applications).flatMap { $0.findings + $0.accepted }
                .filter { showsNotes || !FindingSection.isHidden($0) }.map(\.id))
        guard !used.isEmpty else { return [] }
        let pages = FindingID.allCases.filter(used.contains).flatMap { id in
            let page = FindingPage.page(for: id)
            let title = "\(HTMLText.code(id.rawValue)): \(HTMLText.prose(page.title))"
            return [
                "<details id=\"\(id.rawValue)\">",
                "<summary>\(HTMLText.heading(3, title))</summary>",
                HTMLPage.markup(of: page.markdown, level: 4), "</details>",
            ]
        }
        return ["<section id=\"\(Self.help)\">", HTMLText.heading(2, "About the findings")] + pages
            + ["</section>"]
    }
}
