import LifecycleMigration

/// One line an app, for an overview of many repositories.
struct ScanReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation
    /// How it looks.
    let style: TextStyle
    /// How the run ends.
    let status: ExitCode

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var lines: [String] = []
        if invocation.detail != .quiet {
            lines += table(ScanRow.ranked(roots), showsPath: roots.count > 1)
            let totals = ScanTotals(roots)
            lines += list(totals.inTheWay, under: "in the way of refused apps")
            lines += list(totals.leftToDo, under: "left to do by hand in the others")
        }
        lines += summary(roots)
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(_ roots: [RootReport]) -> [String] {
        let counts = ReportSummary(roots, invocation: invocation, style: style).lines
        return counts + ["exit status \(status.rawValue): \(status.meaning)"]
    }

    private func table(_ rows: [ScanRow], showsPath: Bool) -> [String] {
        guard !rows.isEmpty else { return [] }
        let head = ["PATH", "APP", "PROJECT", "PLATFORM", "OUTCOME", "WITH OPTION", "MAIN REASON"]
        var cells = [head] + rows.map(cells)
        if !showsPath { cells = cells.map { Array($0.dropFirst()) } }
        return aligned(cells, rows) + [""]
    }

    private func cells(of row: ScanRow) -> [String] {
        let reason = row.reason ?? "-"
        switch row.content {
        case .noApp: return [row.path, "-", "-", "-", "no app", "-", reason]
        case .failure: return [row.path, "-", "-", "-", "failed", "-", reason]
        case .app(let app):
            let plan = app.plan
            return [
                row.path, plan.name, plan.project ?? "-", plan.platform.rawValue,
                plan.outcome.rawValue, row.option ?? "-", reason,
            ]
        }
    }

    private func aligned(_ cells: [[String]], _ rows: [ScanRow]) -> [String] {
        let columns = cells.first?.count ?? 0
        let widths = (0..<columns).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.enumerated().map { index, row in
            row.enumerated().map { column, cell in
                let text = column == columns - 1 ? cell : cell.padded(to: widths[column])
                if index == 0 { return style.text(text, .bold) }
                guard column == columns - 3, case .app(let app) = rows[index - 1].content else {
                    return text
                }
                return style.outcome(app.plan.outcome, text)
            }.joined(separator: "  ")
        }
    }

    private func list(_ entries: [ScanTotals.Entry], under title: String) -> [String] {
        guard !entries.isEmpty else { return [] }
        let width = entries.map { String($0.appCount).count }.max() ?? 0
        let rows = entries.map { entry in
            let count = String(entry.appCount)
            let number = String(repeating: " ", count: width - count.count) + count
            return "  \(number)  \(FindingPage.page(for: entry.id).title) [\(entry.id.rawValue)]"
        }
        return [title] + rows + [""]
    }
}
