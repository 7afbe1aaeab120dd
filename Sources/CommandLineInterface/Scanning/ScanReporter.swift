import AppleFrameworks
import LifecycleMigration

/// One line an app, for an overview of many repositories.
struct ScanReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation
    /// How it looks.
    let style: TextStyle
    /// How it is laid out.
    let layout: ReportLayout
    /// How the run ends.
    let status: ExitCode

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var lines: [String] = []
        if invocation.detail != .quiet {
            let showsPath = roots.count > 1
            let rows = ScanRow.ranked(roots)
            lines += table(showsPath ? rows.map(\.besidePath) : rows, showsPath: showsPath)
            lines += unclear(rows)
            let totals = ScanTotals(roots)
            for list in totals.lists { lines += self.list(list.entries, under: list.title) }
        }
        if invocation.showsStatistics {
            lines += StatisticsLines(roots, layout: layout).lines
        }
        lines += summary(roots)
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(_ roots: [RootReport]) -> [String] {
        let counts = ReportSummary(
            roots, invocation: invocation, style: style, layout: layout
        ).lines
        return counts
            + layout.indented("exit status \(status.rawValue): \(status.meaning)", by: 0)
    }

    /// What a `-` in the column of the SDK means for apps that it may be asked of.
    private func unclear(_ rows: [ScanRow]) -> [String] {
        guard rows.contains(where: { $0.launches != nil }) else { return [] }
        let names = rows.compactMap { row -> String? in
            guard case .app(let app) = row.content, row.launches == nil,
                PlatformProfile.uiKit.platforms.contains(app.plan.platform)
            else { return nil }
            return "'\(app.plan.name)'"
        }
        guard !names.isEmpty else { return [] }
        let text =
            "WITH SDK 27 is not known of \(names.listed): code decides which scenes get a delegate, so check that each window's does"
        return layout.indented(text, by: 0) + [""]
    }

    private func table(_ rows: [ScanRow], showsPath: Bool) -> [String] {
        guard !rows.isEmpty else { return [] }
        let columns = Column.allCases.filter { column in
            switch column {
            case .path: showsPath
            case .otherWay: rows.contains { $0.otherWay != nil }
            case .launches: rows.contains { $0.launches != nil }
            default: true
            }
        }
        let cells = rows.map { row in columns.map { cell(of: row, in: $0) } }
        let table = ScanTable(
            [columns.map(\.title)] + cells, shortenings: shortenings(of: columns),
            width: layout.width)
        let lines = table.lines.enumerated().map { index, line in
            zip(table.columns, line).map { column, text in
                guard index > 0 else { return style.text(text, .bold) }
                guard columns[column] == .outcome, case .app(let app) = rows[index - 1].content
                else { return text }
                return style.outcome(app.plan.outcome, text)
            }.joined(separator: ScanTable.gap)
        }
        return lines + [""]
    }

    /// What tells most stays longest: which app, what becomes of it, and why.
    private func shortenings(of columns: [Column]) -> [ScanTable.Shortening] {
        let steps: [(Column, Int)] = [
            (.project, 24), (.reason, 40), (.path, 24), (.app, 24), (.project, 0), (.reason, 28),
            (.path, 16), (.app, 16), (.option, 0), (.otherWay, 0), (.reason, 16), (.path, 10),
            (.app, 10),
            (.platform, 0),
        ]
        return steps.compactMap { column, least in
            columns.firstIndex(of: column).map {
                ScanTable.Shortening(column: $0, least: least)
            }
        }
    }

    private enum Column: CaseIterable {
        case path
        case app
        case project
        case platform
        case launches
        case outcome
        case otherWay
        case option
        case reason

        var title: String {
            switch self {
            case .path: "PATH"
            case .app: "APP"
            case .project: "PROJECT"
            case .platform: "PLATFORM"
            case .launches: "WITH SDK 27"
            case .outcome: "OUTCOME"
            case .otherWay: "OTHER WAY"
            case .option: "WITH OPTION"
            case .reason: "MAIN REASON"
            }
        }
    }

    private func cell(of row: ScanRow, in column: Column) -> String {
        if case .app(let app) = row.content { return cell(of: app, row, in: column) }
        let isFailure = if case .failure = row.content { true } else { false }
        switch column {
        case .path: return row.path
        case .outcome: return isFailure ? "failed" : "no app"
        case .reason: return row.reason ?? "-"
        case .app, .project, .platform, .launches, .otherWay, .option: return "-"
        }
    }

    private func cell(of app: ApplicationReport, _ row: ScanRow, in column: Column) -> String {
        switch column {
        case .path: row.path
        case .app: app.plan.name
        case .project: app.plan.project ?? "-"
        case .platform: app.plan.platform.rawValue
        case .launches: row.launchesCell
        case .outcome: app.plan.outcome.rawValue
        case .otherWay: row.otherWay ?? "-"
        case .option: row.option ?? "-"
        case .reason: row.reason ?? "-"
        }
    }

    private func list(_ entries: [ScanTotals.Entry], under title: String) -> [String] {
        guard !entries.isEmpty else { return [] }
        let width = entries.map { String($0.appCount).count }.max() ?? 0
        let rows = entries.map { entry in
            let number = String(entry.appCount).paddedInFront(to: width)
            let text = "\(FindingPage.page(for: entry.id).title) [\(entry.id.rawValue)]"
            return layout.indented("\(text)", by: 0, hanging: width + 4).enumerated().map {
                $0 == 0 ? "  \(number)  \($1)" : $1
            }
        }
        return [title] + rows.joined() + [""]
    }
}
