import AppFacts
import LifecycleMigration

/// The report as one page that needs nothing but itself: the pages of its findings stand in it.
struct HTMLReporter: Sendable {
    /// Whether notes that nobody has to act on are shown too.
    let showsNotes: Bool

    /// The page about every PATH.
    func report(_ roots: [RootReport]) -> String {
        let title = ReportSummary.title(of: roots)
        let counts = ReportSummary.counts(of: roots, style: TextStyle(isEnabled: false))
        var lines = [
            "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "<title>\(title)</title>", "<style>", HTMLStyle.sheet, "</style>", "</head>",
            "<body>", "<main>", HTMLText.heading(1, title),
            HTMLText.element("p", HTMLText.escaped(counts) + "."),
        ]
        for root in roots {
            if roots.count > 1 { lines.append(HTMLText.heading(2, HTMLText.escaped(root.path))) }
            if let error = root.error { lines += failure(error) }
            let blocks = HTMLBlocks(
                root: root, level: roots.count > 1 ? 3 : 2, showsNotes: showsNotes)
            var told = ToldFindings()
            lines += ReportGroup.groups(of: root.applications).flatMap {
                blocks.section(of: $0, &told)
            }
        }
        lines += help(for: roots) + ["</main>"]
        lines += ["<footer>sceneshift \(ToolVersion.current)</footer>", "</body>", "</html>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func failure(_ error: ToolError) -> [String] {
        let help = error.remedy.map { "<br>help: \(HTMLText.prose($0))" } ?? ""
        return [
            "<p><strong class=\"error\">failed</strong>: \(HTMLText.prose(error.summary))\(help)</p>"
        ]
    }

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
        return ["<section>", HTMLText.heading(2, "About the findings")] + pages + ["</section>"]
    }
}
