import Foundation
import LifecycleMigration

/// `docs/migrations-by-hand.md`, taken apart; what plans say in it can be written anew.
struct MigrationsPage {
    /// The file.
    static var file: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/migrations-by-hand.md").standardized
    }

    /// The items whose numbers stand in the summary.
    private static let items = [2, 3, 4, 5, 8, 9, 10]

    /// What the file says.
    let text: String
    /// The commits, in their order.
    var commits: [MigrationCommit]
    private let introduction: String

    /// Reads the file.
    init() throws {
        text = try String(contentsOf: Self.file, encoding: .utf8)
        let parts = text.components(separatedBy: "### ")
        introduction = parts[0]
        commits = parts.dropFirst().map(MigrationCommit.init)
    }

    /// The page with its numbers and tables.
    var rendered: String {
        let start = introduction.components(separatedBy: "## In numbers\n\n")[0]
        let lines = commits.flatMap(\.lines)
        let done = lines.count(where: \.isDone)
        let named = lines.count(where: \.isNamed)
        let rest = lines.count - done - named
        let numbers = """
            ## In numbers

            \(commits.count) commits, \(lines.count) lines: \(done) done by the plan, \(named) named at their place, \(rest) that stay as they were. A dash
            says that the app has nothing of the kind.

            | before the migration | plan | 2 | 3 | 4 | 5 | 8 | 9 | 10 |
            | --- | --- | --- | --- | --- | --- | --- | --- | --- |
            \(commits.map(summary).joined(separator: "\n"))

            ## Line by line

            A place is a file and a line of the commit.


            """
        return start + numbers + commits.map(\.rendered).joined(separator: "\n")
    }

    private func summary(of commit: MigrationCommit) -> String {
        let cells = Self.items.map { item -> String in
            let lines = commit.lines.filter { $0.item == item }
            let done = lines.count(where: \.isDone)
            let named = lines.count(where: \.isNamed)
            let counts = [
                (done, "done"), (named, "named"), (lines.count - done - named, "as before"),
            ]
            let texts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            return texts.isEmpty ? "–" : texts.joined(separator: ", ")
        }
        let outcomes = Set(commit.apps.map(\.outcome)).sorted().joined(separator: ", ")
        return "| \(commit.name) | \(outcomes) | \(cells.joined(separator: " | ")) |"
    }
}

/// A commit before a migration.
struct MigrationCommit {
    /// An app that the page is about.
    struct App {
        /// The platform and the name.
        let title: String
        /// What the plan promises.
        var outcome: String
        /// What is in the way, for a refusal.
        var reason: String
        /// What people had to repair.
        let later: String

        /// The name alone.
        var name: String { title.components(separatedBy: " app ").last ?? title }
    }

    /// `owner/name@commit`
    let name: String
    /// The apps, in their order.
    private(set) var apps: [App] = []
    /// The lines of the table.
    private(set) var lines: [MigrationLine] = []

    fileprivate init(_ section: String) {
        let rows = section.components(separatedBy: "\n")
        name = rows[0]
        for row in rows.dropFirst() {
            if let line = MigrationLine(row) {
                lines.append(line)
            } else if let app = Self.app(row) {
                apps.append(app)
            }
        }
    }

    /// `ios app Notes: refuse (`id`). Repaired later: …`
    private static func app(_ row: String) -> App? {
        let parts = row.components(separatedBy: ". Repaired later: ")
        guard parts.count == 2, let colon = parts[0].range(of: ": ", options: .backwards) else {
            return nil
        }
        let words = parts[0][colon.upperBound...].components(separatedBy: " (`")
        let reason = words.count > 1 ? String(words[1].dropLast(2)) : ""
        return App(
            title: String(parts[0][..<colon.lowerBound]), outcome: words[0], reason: reason,
            later: parts[1])
    }

    /// Says what the plans of a checkout say; lines that no plan can know stay.
    mutating func update(to plans: [ApplicationPlan]) {
        var found: [MigrationLine] = []
        for index in apps.indices {
            let name = apps[index].name == "TrueWidget" ? "project-base.yml" : apps[index].name
            guard let plan = plans.first(where: { $0.name == name }) else { continue }
            apps[index].outcome = plan.outcome.rawValue
            let isRefused = plan.outcome == .refuse
            let errors = plan.findings.filter { $0.severity == .error }
            apps[index].reason = isRefused ? errors.first?.id.rawValue ?? "" : ""
            found += plan.findings.filter { !isRefused || $0.severity != .error }
                .compactMap(MigrationLine.init)
            found += lines.compactMap { $0.asLedger(in: plan) }
        }
        let places = Set(found.map(\.place))
        let kept = lines.filter { line in
            // An edit that the plan still makes, and what stays as it was.
            if line.finding != nil || line.isStillCalled { return false }
            return !line.isDone || plans.contains { $0.edit.paths.contains(line.place) }
        }
        lines = Array(Set(found + kept.filter { !places.contains($0.place) || $0.isDone }))
            .sorted { ($0.item, $0.order, $0.answer) < ($1.item, $1.order, $1.answer) }
    }

    fileprivate var rendered: String {
        let titles = apps.map { app in
            let reason = app.reason.isEmpty ? "" : " (`\(app.reason)`)"
            return "\(app.title): \(app.outcome)\(reason). Repaired later: \(app.later)\n"
        }
        let table = lines.map { "| \($0.item) | `\($0.place)` | \($0.answer) |\n" }
        let head = lines.isEmpty ? "" : "\n| item | place | answer |\n| --- | --- | --- |\n"
        return "### \(name)\n\n" + titles.joined(separator: "\n") + head + table.joined()
    }
}
