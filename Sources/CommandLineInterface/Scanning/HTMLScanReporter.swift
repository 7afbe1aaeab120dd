import LifecycleMigration

/// A scan as a page: a row for each app, and what keeps how many of them.
enum HTMLScanReporter {
    /// The page about every PATH.
    static func report(_ roots: [RootReport]) -> String {
        let totals = ScanTotals(roots).lists.flatMap { list($0.entries, under: $0.title) }
        let head = ReportHead(of: roots)
        return HTMLDocument.page(
            about: roots, head, HTMLOverview.lines(Overview(scanOf: roots, head)) + totals)
    }

    private static func list(_ entries: [ScanTotals.Entry], under title: String) -> [String] {
        let items = entries.map { entry in
            let page = FindingPage.page(for: entry.id)
            return HTMLText.element(
                "li",
                "\(entry.apps): \(HTMLText.prose(page.title)) (\(HTMLText.code(entry.id.rawValue)))"
            )
        }
        return [HTMLText.heading(2, HTMLText.escaped(title.capitalizedFirst)), "<ul>"] + items
            + ["</ul>"]
    }
}

extension ScanTotals.Entry {
    /// How many apps, in words.
    var apps: String { appCount == 1 ? "1 app" : "\(appCount) apps" }
}
