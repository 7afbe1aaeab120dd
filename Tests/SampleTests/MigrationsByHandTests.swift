import CommandLineInterface
import Foundation
import LifecycleMigration
import Testing

@testable import AppFacts

/// The page about migrations by hand says what plans say.
///
/// `MIGRATED_BY_HAND=FOLDER` names a folder with the checkouts that the page lists; each is planned again. With
/// `RECORD=1` the page is written anew, and that run fails.
struct MigrationsByHandTests {
    private static let folder = ProcessInfo.processInfo.environment["MIGRATED_BY_HAND"]

    @Test func thePageIsWellFormed() throws {
        let page = try MigrationsPage()
        #expect(page.commits.count == 24)
        for commit in page.commits {
            #expect(commit.lines.count == Set(commit.lines).count, "\(commit.name): a line twice")
            #expect(!commit.apps.isEmpty, "\(commit.name): no app")
            for line in commit.lines {
                guard let name = line.finding else { continue }
                #expect(FindingID(rawValue: name) != nil, "\(commit.name): \(name)")
            }
        }
    }

    @Test func theNumbersAreThoseOfTheLines() throws {
        let page = try MigrationsPage()
        #expect(page.text == page.rendered, "the numbers, or the order of lines, are not right")
    }

    @Test(.enabled(if: folder != nil, "MIGRATED_BY_HAND names the checkouts"))
    func plansSayTheSame() async throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        var page = try MigrationsPage()
        let text = page.text
        for index in page.commits.indices {
            let name = page.commits[index].name.replacingOccurrences(of: "/", with: "+")
            let plan = try await plan(of: folder.appendingPathComponent(name))
            page.commits[index].update(to: plan.applications)
        }
        if Recording.isAskedFor {
            try Data(page.rendered.utf8).write(to: MigrationsPage.file)
            Issue.record("recorded \(MigrationsPage.file.lastPathComponent)")
        }
        let difference = LineDifference.describe(Array(text.utf8), Array(page.rendered.utf8))
        #expect(text == page.rendered, "\(difference)")
    }

    /// Plans a folder as the command does.
    private func plan(of folder: URL) async throws -> MigrationPlan {
        let seen = Lock<MigrationPlan?>(nil)
        let quiet = open("/dev/null", O_RDWR)
        defer { close(quiet) }
        let tool = CommandLineTool(
            planner: { snapshot, options, _ in
                let plan = MigrationPlanner(options: options).plan(snapshot)
                seen.update { $0 = plan }
                return plan
            },
            streams: StandardStreams(input: quiet, output: quiet, error: quiet),
            environment: ToolEnvironment(workingDirectory: folder.path))
        _ = await tool.run(["plan", "--raise-deployment-target", "--no-progress", "."])
        return try #require(seen.value, "\(folder.lastPathComponent) can't be planned")
    }
}
