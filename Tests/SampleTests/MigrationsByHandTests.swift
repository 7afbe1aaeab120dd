import CommandLineInterface
import Foundation
import LifecycleMigration
import SourceEditing
import Testing

/// The page about migrations by hand says what plans say.
///
/// `MIGRATED_BY_HAND=FOLDER` names a folder with the checkouts that the page lists; each is planned again.
struct MigrationsByHandTests {
    private static let folder = ProcessInfo.processInfo.environment["MIGRATED_BY_HAND"]
    private static let items: Set<Int> = [2, 3, 4, 5, 8, 9, 10]

    @Test func thePageIsWellFormed() throws {
        let page = try MigrationsPage()
        #expect(page.commits.count == 24)
        for commit in page.commits {
            #expect(commit.lines.count == Set(commit.lines).count, "\(commit.name): a line twice")
            for line in commit.lines {
                guard let name = line.finding else { continue }
                #expect(FindingID(rawValue: name) != nil, "\(commit.name): \(name)")
            }
        }
    }

    @Test func theNumbersAreThoseOfTheLines() throws {
        let page = try MigrationsPage()
        let lines = page.commits.flatMap(\.lines)
        let done = lines.count { $0.answer.hasPrefix("done") }
        let named = lines.count { $0.answer.hasPrefix("named") }
        let rest = lines.count - done - named
        let sentence =
            "\(page.commits.count) commits, \(lines.count) lines: \(done) done by the plan, \(named) named at their place, \(rest) that stay as they were."
        #expect(page.text.contains(sentence), "\(sentence)")
    }

    @Test(.enabled(if: folder != nil, "MIGRATED_BY_HAND names the checkouts"))
    func plansSayTheSame() async throws {
        let folder = try #require(Self.folder)
        for commit in try MigrationsPage().commits {
            let name = commit.name.replacingOccurrences(of: "/", with: "+")
            let plan = try await plan(of: URL(fileURLWithPath: folder).appendingPathComponent(name))
            let apps = plan.applications
            for line in commit.lines {
                #expect(apps.contains { line.isTrue(of: $0) }, "\(commit.name): \(line)")
            }
            let listed = Set(commit.lines.map(\.place))
            for (item, place) in apps.flatMap(Self.found) where Self.items.contains(item) {
                let isOther = !commit.apps.contains { app in
                    apps.contains {
                        $0.name == app && Self.found(in: $0).contains { $0.1 == place }
                    }
                }
                #expect(isOther || listed.contains(place), "\(commit.name): \(place) is new")
            }
        }
    }

    /// The items that a plan answers, each with its place.
    private static func found(in app: ApplicationPlan) -> [(Int, String)] {
        app.findings.compactMap { finding in
            guard let place = finding.place, finding.severity != .error,
                let item = MigrationsPage.item(of: finding)
            else { return nil }
            return (item, "\(place.path):\(place.position.line)")
        }
    }

    /// Plans a folder as the command does.
    private func plan(of folder: URL) async throws -> MigrationPlan {
        let seen = Lock<MigrationPlan?>(nil)
        let quiet = open("/dev/null", O_RDWR)
        defer { close(quiet) }
        let tool = CommandLineTool(
            planner: { tree, options in
                let plan = MigrationPlanner(options: options).plan(tree)
                seen.update { $0 = plan }
                return plan
            },
            streams: StandardStreams(input: quiet, output: quiet, error: quiet),
            environment: ToolEnvironment(workingDirectory: folder.path))
        _ = await tool.run(["plan", "--raise-deployment-target", "--no-progress", "."])
        return try #require(seen.value, "\(folder.lastPathComponent) can't be planned")
    }
}

/// The page, taken apart.
private struct MigrationsPage {
    /// A commit before a migration.
    struct Commit {
        /// `owner/name@commit`
        let name: String
        /// The apps that the page is about.
        var apps: [String] = []
        /// The lines of its table.
        var lines: [Line] = []
    }

    /// One line of a table.
    struct Line: Hashable {
        /// The number of the item.
        let item: Int
        /// The file, mostly with a line.
        let place: String
        /// What is said about it.
        let answer: String

        /// The finding that it names.
        var finding: String? {
            let words = answer.split(separator: "`", omittingEmptySubsequences: false)
            return words.count == 3 && words[2].isEmpty ? String(words[1]) : nil
        }

        /// Whether a plan says the same.
        func isTrue(of app: ApplicationPlan) -> Bool {
            if answer.hasPrefix("done: still called") {
                return app.callbacks.contains {
                    $0.state == .unchanged
                        && "\($0.place.path):\($0.place.position.line)" == place
                }
            }
            if answer.hasPrefix("done: the ") { return app.edit.paths.contains(place) }
            guard answer.hasPrefix("done") || answer.hasPrefix("named"), let finding else {
                return true
            }
            let applicability: Applicability =
                answer.hasPrefix("named, to be reviewed")
                ? .review : answer.hasPrefix("named") ? .manual : .automatic
            return app.findings.contains {
                $0.id.rawValue == finding && $0.applicability == applicability
                    && $0.place.map { "\($0.path):\($0.position.line)" } == place
            }
        }
    }

    let text: String
    let commits: [Commit]

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/migrations-by-hand.md").standardized
        text = try String(contentsOf: file, encoding: .utf8)
        var commits: [Commit] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("### ") { commits.append(Commit(name: String(line.dropFirst(4)))) }
            guard var last = commits.popLast() else { continue }
            let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
            if cells.count == 3, let item = Int(cells[0].trimmed) {
                let place = cells[1].trimmed.replacingOccurrences(of: "`", with: "")
                last.lines.append(Line(item: item, place: place, answer: cells[2].trimmed))
            } else if let name = Self.app(in: line) {
                last.apps.append(name)
            }
            commits.append(last)
        }
        self.commits = commits
    }

    /// `Notes` of `ios app Notes: refuse …`.
    private static func app(in line: Substring) -> String? {
        guard let start = line.range(of: " app "), !line.hasPrefix("|"),
            let end = line[start.upperBound...].range(of: ": ")
        else { return nil }
        return String(line[start.upperBound..<end.lowerBound])
    }

    /// The item that a finding belongs to.
    static func item(of finding: Finding) -> Int? {
        switch finding.id {
        case .callbackOpenURL, .callbackUserActivity, .callbackLaunchOptions: 2
        case .callbackActiveState: 3
        case .delegateCast, .sceneDelegateCast: 4
        case .sceneConfiguration, .sceneSessionName: 5
        case .callbackQuickAction: 8
        case .delegateInstance, .delegateEarlyAccess: 9
        case .windowAccess: 10
        default: nil
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
