/// A table of a page: on a narrow screen each row is a card, in which every cell says what it is.
enum HTMLTable {
    /// A column's heading.
    struct Heading: Sendable {
        /// Its words.
        let title: String
        /// Whether numbers stand in it.
        var isNumber = false
    }

    /// The table; the cells are markup already, and the first of a row is its heading.
    static func lines(_ headings: [Heading], _ rows: [[String]]) -> [String] {
        // A card is no row to a browser any more: the roles say what it still is.
        let head = headings.map { heading in
            "<th scope=\"col\" role=\"columnheader\"\(style(of: heading))>\(HTMLText.escaped(heading.title))</th>"
        }
        return [
            "<table role=\"table\">", "<thead role=\"rowgroup\">",
            "<tr role=\"row\">\(head.joined())</tr>", "</thead>", "<tbody role=\"rowgroup\">",
        ] + rows.map { row($0, headings) } + ["</tbody>", "</table>"]
    }

    private static func row(_ cells: [String], _ headings: [Heading]) -> String {
        let cells = zip(headings, cells).enumerated().map { index, pair in
            let (heading, cell) = pair
            let label = "data-label=\"\(HTMLText.escaped(heading.title))\"\(style(of: heading))"
            // What a card shows beside the label is one piece.
            let content = "<div>\(cell)</div>"
            return index == 0
                ? "<th scope=\"row\" role=\"rowheader\" \(label)>\(content)</th>"
                : "<td role=\"cell\" \(label)>\(content)</td>"
        }
        return "<tr role=\"row\">\(cells.joined())</tr>"
    }

    private static func style(of heading: Heading) -> String {
        heading.isNumber ? " class=\"number\"" : ""
    }
}
