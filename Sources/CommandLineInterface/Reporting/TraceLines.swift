import LaunchValidation
import LifecycleMigration

/// What differs between what an app does until its first screen before and after, as a patch shows it: lines that are the same
/// stand around what is not, and are counted elsewhere.
struct TraceLines {
    private let rows: [LaunchTraceRow]
    private let style: TextStyle
    private let layout: ReportLayout

    /// The lines of both traces in a layout.
    init(_ rows: [LaunchTraceRow], style: TextStyle, layout: ReportLayout) {
        self.rows = rows
        self.style = style
        self.layout = layout
    }

    /// How many lines that are the same stand on either side of one that is not.
    private static let context = 2
    private static let margin = 4
    private static let deepest = 6

    /// The heading and the lines; nothing where there are no rows.
    var lines: [String] {
        guard !rows.isEmpty else { return [] }
        let title = "  until the first screen"
        let shown = self.shown
        guard shown.contains(true) else {
            let steps = rows.count == 1 ? "the 1 step is" : "all \(rows.count) steps are"
            return ["", title, "    \(steps) the same before and after"]
        }
        var lines = ["", title + ": before (-) and after (+)"]
        var moment: String?
        var skipped = 0
        for (row, isShown) in zip(rows, shown) {
            guard isShown else {
                skipped += 1
                continue
            }
            lines += rest(skipped)
            skipped = 0
            if row.moment != moment {
                lines.append("    " + style.text(row.moment, .dim))
                moment = row.moment
            }
            lines += self.lines(of: row)
        }
        return lines + rest(skipped)
    }

    /// Whether each row is shown.
    private var shown: [Bool] {
        var shown = [Bool](repeating: false, count: rows.count)
        for index in rows.indices where rows[index].before != rows[index].after {
            let first = max(0, index - Self.context)
            let last = min(rows.count - 1, index + Self.context)
            for near in first...last { shown[near] = true }
        }
        return shown
    }

    private func rest(_ count: Int) -> [String] {
        guard count > 0 else { return [] }
        return ["    " + style.text("… \(count == 1 ? "1 step" : "\(count) steps") alike", .dim)]
    }

    private func lines(of row: LaunchTraceRow) -> [String] {
        if row.before == row.after { return line(" ", row.before, row, nil) }
        return line("-", row.before, row, .red) + line("+", row.after, row, .green)
    }

    private func line(
        _ mark: String, _ text: String?, _ row: LaunchTraceRow, _ look: TextStyle.Look?
    ) -> [String] {
        guard let text else { return [] }
        let depth = min(row.depth, Self.deepest) * 2
        let words = String(text.map { $0.isNewline ? " " : $0 })
        let width = layout.width.map { $0 - Self.margin - 2 - depth }
        let cut = width.map { words.count > $0 ? String(words.prefix($0 - 1)) + "…" : words }
        let line = mark + " " + String(repeating: " ", count: depth) + (cut ?? words)
        return [
            String(repeating: " ", count: Self.margin) + (look.map { style.text(line, $0) } ?? line)
        ]
    }
}
