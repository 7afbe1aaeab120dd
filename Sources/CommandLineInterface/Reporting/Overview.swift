import AppFacts
import LifecycleMigration

/// The table at the start of a report that is sent on: a row for each app, whatever the format.
struct Overview: Sendable {
    /// A column of the table.
    enum Column: CaseIterable, Sendable {
        case app
        case platform
        case launches
        case outcome
        case otherWay
        case left
        case finding

        /// Its heading.
        var title: String {
            switch self {
            case .app: "app"
            case .platform: "platform"
            case .launches: "with SDK 27"
            case .outcome: "outcome"
            case .otherWay: "other way"
            case .left: "left to do"
            case .finding: "worst finding"
            }
        }
    }

    /// What stands in a cell.
    struct Cell: Sendable {
        /// The words; code in them stands between back-ticks.
        var text: String
        /// What stands below them in small letters: paths and commits.
        var details: [String] = []
        /// The part of the report that tells more.
        var link: Link?
    }

    /// What tells more.
    enum Link: Sendable {
        /// The section of this name.
        case section(String)
        /// The page about a finding.
        case page(FindingID)
    }

    /// A row: an app, with the section that tells of it.
    struct Row: Sendable {
        /// The app, or why there is none.
        let row: ScanRow
        /// The section that tells of it; nil where there is none.
        let section: String?
    }

    /// What the last column is called.
    let findingTitle: String
    /// The columns that have anything in them.
    let columns: [Column]
    private let rows: [Row]
    private let repositories: [String: ReportedRepository]
    private let showsPath: Bool

    /// The overview of a plan, whose sections the rows lead to.
    init(of rows: [Row], in roots: [RootReport], _ head: ReportHead) {
        self.init(rows, roots, head, findingTitle: Column.finding.title)
    }

    /// The overview of a scan.
    init(scanOf roots: [RootReport], _ head: ReportHead) {
        let rows = ScanRow.ranked(roots).map { Row(row: $0, section: nil) }
        self.init(rows, roots, head, findingTitle: "main reason")
    }

    private init(
        _ rows: [Row], _ roots: [RootReport], _ head: ReportHead, findingTitle: String
    ) {
        self.rows = rows
        self.findingTitle = findingTitle
        showsPath = roots.count > 1
        repositories = head.repositoryCount < 2 ? [:] : head.repositories
        columns = Column.allCases.filter { column in
            switch column {
            case .launches: rows.contains { $0.row.launches != nil }
            case .otherWay: rows.contains { $0.row.otherWay != nil }
            case .app, .platform, .outcome, .left, .finding: true
            }
        }
    }

    /// What leads to a section, by its place in the report.
    static func section(_ number: Int) -> String { "app-\(number)" }

    /// The rows of a PATH, in the order of its groups; each group has its section.
    static func rows(
        of root: RootReport, _ groups: [ReportGroup], _ sections: [String]
    ) -> [Row] {
        let apps = zip(groups, sections).flatMap { group, section in
            group.applications.map {
                Row(row: ScanRow(root: root, content: .app($0)), section: section)
            }
        }
        return apps + ScanRow.withoutApp(root).map { Row(row: $0, section: nil) }
    }

    /// The headings of the columns.
    var titles: [String] { columns.map { $0 == .finding ? findingTitle : $0.title } }

    /// The cells of each row.
    var cells: [[Cell]] { rows.map { row in columns.map { cell(of: row, in: $0) } } }

    private func cell(of row: Row, in column: Column) -> Cell {
        guard case .app(let app) = row.row.content else {
            return cell(withoutAppOf: row.row, in: column)
        }
        switch column {
        case .app:
            return Cell(
                text: app.plan.name, details: details(of: row.row, app),
                link: row.section.map(Link.section))
        case .platform: return Cell(text: app.plan.platform.rawValue)
        case .launches: return Cell(text: row.row.launchesCell)
        case .outcome:
            return Cell(text: app.plan.outcome.rawValue, details: easings(of: row.row, app))
        case .otherWay: return Cell(text: row.row.otherWay ?? "-")
        case .left: return Cell(text: String(app.manualFindings.count))
        case .finding: return finding(of: app, row)
        }
    }

    /// A PATH without an app has nothing but itself and a reason.
    private func cell(withoutAppOf row: ScanRow, in column: Column) -> Cell {
        switch column {
        case .app: return Cell(text: "-", details: [row.path])
        case .outcome:
            if case .failure = row.content { return Cell(text: "failed") }
            return Cell(text: "no app")
        case .finding: return Cell(text: row.reason ?? "-")
        case .platform, .launches, .otherWay, .left: return Cell(text: "-")
        }
    }

    /// The project, which says more than the PATH that it lies in; else the PATH, where there are several.
    private func details(of row: ScanRow, _ app: ApplicationReport) -> [String] {
        let place = app.plan.project ?? (showsPath ? row.path : nil)
        let commit = repositories[row.path]?.commit.map { "commit \($0)" }
        return [place, commit].compactMap { $0 }
    }

    /// What makes the outcome another one, or of less weight.
    private func easings(of row: ScanRow, _ app: ApplicationReport) -> [String] {
        (row.option.map { [$0] } ?? []) + (app.needsNoMove ? ["need not move"] : [])
    }

    /// In a plan the finding that matters most, which its page tells of, of a refused app the reason that its section begins
    /// with; in a scan what is in the way, in words.
    private func finding(of app: ApplicationReport, _ row: Row) -> Cell {
        guard row.section != nil else { return Cell(text: row.row.reason ?? "-") }
        guard let main = app.mainFinding, !FindingSection.isHidden(main) else {
            return Cell(text: app.plan.outcome == .refuse ? app.plan.reason ?? "-" : "-")
        }
        let reason = app.plan.outcome == .refuse ? app.plan.reason : nil
        let words = reason ?? FindingPage.page(for: main.id).title
        return Cell(text: "\(main.severity.rawValue): \(words)", link: .page(main.id))
    }
}
