import LifecycleMigration

/// What an app does until its first screen, before and after, in two columns.
struct TraceColumns {
    private let rows: [LaunchTraceRow]
    private let style: TextStyle
    private let width: Int

    /// Columns that together are as wide as a report, or as what stands in them where `width` is nil.
    init(_ rows: [LaunchTraceRow], style: TextStyle, width: Int?) {
        self.rows = rows
        self.style = style
        self.width =
            width.map { ($0 - Self.margin - Self.middle.count) / 2 }
            ?? rows.map { max($0.before?.count ?? 0, $0.after?.count ?? 0) }.max()
            .map { $0 + Self.deepest * 2 } ?? 0
    }

    private static let margin = 4
    private static let middle = " | "
    private static let deepest = 6

    /// The heading and the lines; nothing where there are no rows.
    var lines: [String] {
        guard !rows.isEmpty else { return [] }
        var lines = ["", "  until the first screen, before and after"]
        var moment: String?
        for row in rows {
            if row.moment != moment {
                lines.append("    " + style.text(row.moment, .dim))
                moment = row.moment
            }
            lines.append(line(of: row))
        }
        return lines
    }

    private func line(of row: LaunchTraceRow) -> String {
        let indent = String(repeating: " ", count: min(row.depth, Self.deepest) * 2)
        let before = cut(row.before.map { indent + $0 } ?? "")
        let after = cut(row.after.map { indent + $0 } ?? "")
        let line = "    " + before.padded(to: width) + Self.middle + after
        guard row.before != row.after else { return line }
        return style.text(line, .bold)
    }

    private func cut(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        return line.count > width ? String(line.prefix(width - 1)) + "…" : line
    }
}
