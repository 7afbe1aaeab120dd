/// The overview of apps as markup.
enum HTMLOverview {
    /// The table; nothing where there is no app.
    static func lines(_ overview: Overview) -> [String] {
        let cells = overview.cells
        guard !cells.isEmpty else { return [] }
        let headings = zip(overview.columns, overview.titles).map {
            HTMLTable.Heading(title: $1, isNumber: $0 == .left)
        }
        return HTMLTable.lines(
            headings,
            cells.map { row in zip(overview.columns, row).map { markup(of: $1, in: $0) } })
    }

    private static func markup(of cell: Overview.Cell, in column: Overview.Column) -> String {
        var text = HTMLText.prose(cell.text)
        if column == .outcome { text = "<strong class=\"\(word(cell.text))\">\(text)</strong>" }
        switch cell.link {
        case .section(let id): text = HTMLText.link(to: id, text)
        case .page(let id): text = HTMLText.link(to: id.rawValue, text)
        case nil: break
        }
        return ([text] + cell.details.map { "<small>\(HTMLText.breakable($0))</small>" })
            .joined(separator: "<br>")
    }

    /// An outcome's class; what failed looks as what is refused.
    private static func word(_ text: String) -> String {
        text == "failed" ? "error" : text == "no app" ? "none" : text
    }
}
