import LifecycleMigration

/// The rows of a scan for a spreadsheet, as RFC 4180 describes them.
enum CSVReporter {
    /// The table about every PATH, its first line the names of the columns.
    static func report(_ roots: [RootReport]) -> String {
        let head = [
            "path", "project", "app", "platform", "adopts scenes", "entry point", "outcome",
            "option",
            "outcome with option", "main reason", "in the way", "left to do",
            "to swiftui", "to scenes",
        ]
        let rows = ScanRow.ranked(roots).map(cells)
        return ([head] + rows).map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func cells(of row: ScanRow) -> [String] {
        let reason = row.reason ?? ""
        switch row.content {
        case .noApp:
            return [row.path, "", "", "", "", "", "no app", "", "", reason, "", "", "", ""]
        case .failure:
            return [row.path, "", "", "", "", "", "failed", "", "", reason, "", "", "", ""]
        case .app(let app):
            let plan = app.plan
            return [
                row.path, plan.project ?? "", plan.name, plan.platform.rawValue,
                plan.adoptsScenes.map { $0 ? "yes" : "no" } ?? "",
                plan.entryPoint?.kind.rawValue ?? "", plan.outcome.rawValue,
                plan.prospect.map { "with \($0.option)" } ?? "",
                plan.prospect?.outcome.rawValue ?? "", reason,
                ids(in: app) { $0.severity == .error },
                ids(in: app) { $0.severity != .error && $0.asksForWork },
                row.way(to: .swiftUI) ?? "", row.way(to: .scenes) ?? "",
            ]
        }
    }

    private static func ids(in app: ApplicationReport, where counts: (Finding) -> Bool) -> String {
        Set(app.findings.filter(counts).map(\.id.rawValue)).sorted().joined(separator: " ")
    }

    /// A cell in quotation marks where it needs them. One that a spreadsheet would take for a formula gets an apostrophe:
    /// names in a repository are anybody's.
    private static func quoted(_ cell: String) -> String {
        let isFormula = cell.first.map { "=+-@".contains($0) } ?? false
        let cell = isFormula ? "'" + cell : cell
        guard cell.utf8.contains(where: { #",""#.utf8.contains($0) || $0 == 0x0A || $0 == 0x0D })
        else { return cell }
        return "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }
}
