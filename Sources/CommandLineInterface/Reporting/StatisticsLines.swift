import LifecycleMigration

/// The statistics of a run in lines for people.
struct StatisticsLines {
    /// The lines.
    let lines: [String]

    /// What `--statistics` adds to a report.
    init(_ roots: [RootReport], layout: ReportLayout) {
        let statistics = FindingStatistics(roots)
        lines =
            Self.table(of: statistics.entries, layout)
            + Self.estimates(of: statistics, layout)
    }

    private static func table(
        of entries: [FindingStatistics.Entry], _ layout: ReportLayout
    ) -> [String] {
        guard !entries.isEmpty else { return ["nothing was found", ""] }
        let rows = entries.map { entry in
            (
                [entry.byHand, entry.all, entry.appCount].map(String.init),
                "\(FindingPage.page(for: entry.id).title) [\(entry.id.rawValue)]"
            )
        }
        let heads = ["by hand", "in all", "apps"]
        let widths = heads.indices.map { column in
            (rows.map { $0.0[column].count } + [heads[column].count]).max() ?? 0
        }
        let indent = widths.reduce(2 * heads.count + 2, +)
        func line(_ cells: [String], _ text: String) -> [String] {
            let numbers = zip(cells, widths).map { $0.paddedInFront(to: $1) }
            let start = "  " + numbers.joined(separator: "  ") + "  "
            return layout.indented(text, by: indent).enumerated().map {
                $0 == 0 ? start + $1.dropFirst(indent) : $1
            }
        }
        return ["findings of all apps"] + line(heads, "what") + rows.flatMap(line) + [""]
    }

    private static func estimates(
        of statistics: FindingStatistics, _ layout: ReportLayout
    ) -> [String] {
        guard !statistics.estimates.isEmpty else { return [] }
        let rows = statistics.estimates.map { estimate in
            (
                "\(estimate.application.plan.name) (\(estimate.application.origin))",
                estimate.work?.words ?? "refused: all of it, which is not estimated"
            )
        }
        let isSum = statistics.estimates.compactMap(\.work).count > 1
        let all = rows + (isSum ? [("in all", statistics.total.words)] : [])
        let width = all.map(\.0.count).max() ?? 0
        return ["work left to do by hand"]
            + all.map { "  \($0.0.padded(to: width))  \($0.1)" }
            + layout.indented(WorkEstimate.basis, by: 2) + [""]
    }
}
