import LifecycleMigration

/// A scan as Markdown: a row for each app, and what keeps how many of them.
enum MarkdownScanReporter {
    /// The report about every PATH.
    static func report(_ roots: [RootReport]) -> String {
        let head = ReportHead(of: roots)
        let blocks =
            MarkdownOverview.blocks(about: roots, head, Overview(scanOf: roots, head))
            + ScanTotals(roots).lists.flatMap { list($0.entries, under: $0.title) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static func list(_ entries: [ScanTotals.Entry], under title: String) -> [String] {
        let items = entries.map { entry in
            let page = FindingPage.page(for: entry.id)
            return
                "- \(entry.apps): \(MarkdownText.escaped(page.title)) (\(MarkdownText.code(entry.id.rawValue)))"
        }
        return ["## \(title.capitalizedFirst)", items.joined(separator: "\n")]
    }
}
