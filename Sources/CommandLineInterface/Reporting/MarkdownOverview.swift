/// What a Markdown report starts with: its heading, what it tells of, how many apps became what, and their table.
enum MarkdownOverview {
    /// The blocks.
    static func blocks(
        about roots: [RootReport], _ head: ReportHead, _ overview: Overview
    ) -> [String] {
        let source = head.sentence(MarkdownText.code).capitalizedFirst
        let counts = ReportSummary.counts(of: roots, style: TextStyle(isEnabled: false))
        return [
            "# \(ReportSummary.title(of: roots))", source + ".", MarkdownText.escaped(counts) + ".",
        ] + urgency(of: roots) + table(overview)
    }

    private static func urgency(of roots: [RootReport]) -> [String] {
        ReportSummary.urgency(of: roots).map {
            ["**\(MarkdownText.escaped($0.capitalizedFirst)).**"]
        } ?? []
    }

    private static func table(_ overview: Overview) -> [String] {
        let cells = overview.cells
        guard !cells.isEmpty else { return [] }
        let rules = overview.columns.map { $0 == .left ? "--:" : "---" }
        let rows = [overview.titles, rules] + cells.map { $0.map(text) }
        return [rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")]
    }

    private static func text(of cell: Overview.Cell) -> String {
        var text = MarkdownText.escaped(cell.text)
        if case .section(let id) = cell.link { text = "[\(text)](#\(id))" }
        return ([text] + cell.details.map(MarkdownText.code)).joined(separator: "<br>")
    }
}
