/// Columns of text that fit a width: where they don't, those that say least are shortened first.
struct ScanTable {
    /// A column that may be shortened.
    struct Shortening {
        /// Which one.
        let column: Int
        /// How far, in characters; nothing is left of it at 0.
        let least: Int
    }

    /// The columns that are shown.
    let columns: [Int]
    /// The rows, the first of them the heads, each cell as wide as its column; the last column is not filled up.
    let lines: [[String]]

    /// What stands between two columns.
    static let gap = "  "

    /// A table.
    ///
    /// - Parameters:
    ///   - rows: The rows, the heads first, all with the same number of cells.
    ///   - shortenings: What is done, one after another, until the table is narrow enough.
    ///   - width: The width in characters; nil for any.
    init(_ rows: [[String]], shortenings: [Shortening], width: Int?) {
        let head = rows.first ?? []
        let naturals = head.indices.map { column in
            rows.map { $0[column].columnCount }.max() ?? 0
        }
        var widths = naturals
        for step in shortenings {
            let excess = Self.width(of: widths) - (width ?? .max)
            guard excess > 0 else { break }
            let least = step.least == 0 ? 0 : max(step.least, head[step.column].count)
            // A column goes as a whole, or is as wide as it can be.
            let wanted = least == 0 ? 0 : max(least, widths[step.column] - excess)
            widths[step.column] = min(widths[step.column], wanted)
        }
        // A column that goes as a whole may leave more than was needed.
        for step in shortenings.reversed() where widths[step.column] > 0 {
            let natural = naturals[step.column]
            let rest = max(0, (width ?? .max) - Self.width(of: widths))
            widths[step.column] += min(rest, natural - widths[step.column])
        }
        let columns = head.indices.filter { widths[$0] > 0 }
        self.columns = columns
        lines = rows.map { row in
            columns.map { column in
                let isLast = column == columns.last
                let text = Self.cut(row[column], to: widths[column], keepingEnd: !isLast)
                return isLast ? text : text.padded(to: widths[column])
            }
        }
    }

    private static func width(of widths: [Int]) -> Int {
        let shown = widths.filter { $0 > 0 }
        return shown.reduce(max(0, shown.count - 1) * gap.count, +)
    }

    /// A name without its middle, or a sentence without its end.
    private static func cut(_ text: String, to width: Int, keepingEnd: Bool) -> String {
        guard width > 0, text.columnCount > width else { return text }
        let end = keepingEnd ? (width - 1) / 3 : 0
        let start = part(of: Array(text), in: width - 1 - end)
        let rest = part(of: text.reversed(), in: end).reversed()
        return String(start) + "…" + String(rest)
    }

    /// As many of the first characters as fit into some columns.
    private static func part(of characters: [Character], in width: Int) -> [Character] {
        var left = width
        return Array(
            characters.prefix { character in
                left -= character.columnCount
                return left >= 0
            })
    }
}
