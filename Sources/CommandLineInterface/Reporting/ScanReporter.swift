import LifecycleMigration

/// One line an app, for an overview of many repositories.
struct ScanReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation
    /// How it looks.
    let style: TextStyle

    /// The report about every PATH; those with the least left to do stand first.
    func report(_ roots: [RootReport]) -> String {
        var lines = invocation.detail == .quiet ? [] : table(Self.ranked(roots))
        lines += ReportSummary(roots, invocation: invocation, style: style).lines
        return lines.joined(separator: "\n") + "\n"
    }

    /// PATHs from the one that can be migrated as it is to those that can't; PATHs alike keep their order.
    private static func ranked(_ roots: [RootReport]) -> [RootReport] {
        roots.enumerated().sorted { a, b in
            (rank(a.element), a.offset) < (rank(b.element), b.offset)
        }.map(\.element)
    }

    /// The kind of the PATH first, then its share of work by hand.
    private static func rank(_ root: RootReport) -> Int {
        if root.error != nil { return 5_000_000 }
        let manual = root.applications.reduce(0) { sum, application in
            sum + application.findings.count { $0.applicability == .manual }
        }
        let kind: Int
        if root.count(of: .refuse) > 0 {
            kind = root.count(of: .migrate) + root.count(of: .partial) > 0 ? 2 : 3
        } else if root.count(of: .partial) > 0 {
            kind = 1
        } else {
            kind = root.count(of: .migrate) > 0 ? 0 : 4
        }
        return kind * 1_000_000 + min(manual, 999_999)
    }

    private func table(_ roots: [RootReport]) -> [String] {
        let showsPath = roots.count > 1
        var rows: [[String]] = []
        for root in roots {
            if root.error != nil { rows.append([root.path, "-", "-", "-", "failed", "-"]) }
            for application in root.applications {
                let plan = application.plan
                rows.append([
                    root.path, plan.name, plan.platform.rawValue,
                    plan.entryPoint?.kind.rawValue ?? "-", plan.outcome.rawValue,
                    worst(of: application),
                ])
            }
            if root.error == nil, root.applications.isEmpty {
                rows.append([root.path, "-", "-", "-", "no app", "-"])
            }
        }
        guard !rows.isEmpty else { return [] }
        rows.insert(["PATH", "APP", "PLATFORM", "ENTRY POINT", "OUTCOME", "WORST FINDING"], at: 0)
        if !showsPath { rows = rows.map { Array($0.dropFirst()) } }
        return aligned(rows) + [""]
    }

    private func worst(of application: ApplicationReport) -> String {
        guard let finding = application.worstFinding else { return "-" }
        let others = application.findings.count - 1
        return finding.id.rawValue + (others > 0 ? " +\(others)" : "")
    }

    private func aligned(_ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.enumerated().map { index, row in
            let cells = row.enumerated().map { column, cell -> String in
                let text = column == columns - 1 ? cell : cell.padded(to: widths[column])
                if index == 0 { return style.text(text, .bold) }
                guard let outcome = Outcome(rawValue: cell), column == columns - 2 else {
                    return text
                }
                return style.outcome(outcome, text)
            }
            return cells.joined(separator: "  ")
        }
    }
}
