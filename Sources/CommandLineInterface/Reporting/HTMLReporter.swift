import LifecycleMigration

/// The report as one page that needs nothing but itself.
struct HTMLReporter: Sendable {
    /// Whether notes that nobody has to act on are shown too.
    let showsNotes: Bool

    /// The page about every PATH.
    func report(_ roots: [RootReport]) -> String {
        let counts = ReportSummary.counts(of: roots, style: TextStyle(isEnabled: false))
        var lines = [
            "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "<title>Migration to the SwiftUI life cycle</title>", "<style>", Self.style,
            "</style>", "</head>", "<body>", "<h1>Migration to the SwiftUI life cycle</h1>",
            "<p>\(escaped(counts))</p>",
        ]
        for root in roots {
            if roots.count > 1 { lines.append("<h2>\(escaped(root.path))</h2>") }
            if let error = root.error {
                lines.append("<p class=\"refuse\">\(escaped(error.summary))</p>")
            }
            lines += root.applications.flatMap(section)
        }
        lines += [
            "<footer>sceneshift \(CommandLineTool.version)</footer>", "</body>", "</html>",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(of application: ApplicationReport) -> [String] {
        let plan = application.plan
        var lines = [
            "<section>",
            "<h3>\(escaped(plan.name)) <small>\(escaped(application.origin))</small> "
                + "<span class=\"\(plan.outcome.rawValue)\">\(plan.outcome.rawValue)</span></h3>",
            "<p>\(escaped(application.promise))</p>",
        ]
        if !application.facts.isEmpty {
            let rows = application.facts.map {
                "<dt>\(escaped($0.name))</dt><dd>\(escaped($0.value))</dd>"
            }
            lines += ["<dl>"] + rows + ["</dl>"]
        }
        if !application.changes.isEmpty { lines += table(of: application.changes) }
        for section in FindingSection.allCases {
            lines += list(
                application.findings.filter {
                    section.contains($0, for: application.plan.outcome)
                },
                under: section.title(for: application.plan.outcome))
        }
        if showsNotes {
            lines += list(application.findings.filter(FindingSection.isHidden), under: "notes")
        }
        return lines + ["</section>"]
    }

    private func table(of changes: [ChangeReport]) -> [String] {
        let rows = changes.map { change in
            "<tr><td>\(change.kind.rawValue)</td><td><code>\(escaped(change.path))</code></td>"
                + "<td class=\"number\">+\(change.addedLineCount)</td>"
                + "<td class=\"number\">-\(change.removedLineCount)</td></tr>"
        }
        return ["<h4>changes</h4>", "<table>"] + rows + ["</table>"]
    }

    private func list(_ findings: [Finding], under title: String) -> [String] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding in
            let place = finding.place.map { "<code>\(escaped($0.column))</code> " } ?? ""
            let remedy = finding.remedy.map { "<br>help: \(escaped($0))" } ?? ""
            return "<li>\(place)<span class=\"\(finding.severity.rawValue)\">"
                + "\(finding.severity.rawValue)</span>: \(escaped(finding.message)) "
                + "<code>\(finding.id.rawValue)</code>\(remedy)</li>"
        }
        return ["<h4>\(escaped(title))</h4>", "<ul>"] + items + ["</ul>"]
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
        section { border-top: 1px solid; padding-top: .5em; margin-top: 2em; overflow-x: auto; }
        small, footer, dt { opacity: .75; }
        dl { display: grid; grid-template-columns: max-content auto; gap: 0 1em; }
        dd { margin: 0; }
        td { padding-right: 1em; }
        .number { text-align: right; }
        .migrate, .partial, .refuse, .none, .error, .warning { font-weight: bold; }
        .migrate { color: light-dark(#116329, #56d364); }
        .partial, .warning { color: light-dark(#7d4e00, #e3b341); }
        .refuse, .error { color: light-dark(#a40e26, #ff7b72); }
        """
}
