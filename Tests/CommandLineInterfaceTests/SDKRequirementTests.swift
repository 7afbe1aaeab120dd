import CommandLineInterface
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// What reports say of the SDK of iOS 27 where an app is none of UIKit's.
struct SDKRequirementTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([], to: "AppDelegate.swift")
    }

    private func run(_ arguments: String..., apps: [ApplicationPlan]) async throws -> String {
        try await ToolRun(
            arguments, in: folder,
            planner: { _, _, _ in
                MigrationPlan(
                    applications: apps, units: [WorkspaceEdit()], edit: WorkspaceEdit())
            }
        ).output
    }

    private func app(
        _ name: String, _ platform: ApplePlatform, _ outcome: Outcome = .refuse,
        adoptsScenes: Bool? = nil
    ) -> ApplicationPlan {
        let place = Place(
            path: name + ".swift", position: SourcePosition(line: 1, column: 1))
        var plan = ApplicationPlan(
            name: name, platform: platform, project: nil, target: name, outcome: outcome,
            findings: [
                Finding(.entryMissing, .error, .manual, at: place, "\(name) does not start")
            ])
        plan.adoptsScenes = adoptsScenes
        return plan
    }

    private let words = "27 SDK does not ask for it: only apps of UIKit need scenes"

    @Test("Of a watch app and of a Mac app it is said that no SDK asks for it")
    func noneOfUIKit() async throws {
        let apps = [app("Dial", .watchos), app("Desk", .macos), app("Pad", .ios)]
        let text = try await run("plan", apps: apps)
        #expect(text.contains("\n  nothing of this app is touched\n  the watchOS \(words)\n"))
        #expect(text.contains("\n  the macOS \(words)\n"))
        #expect(text.ranges(of: words).count == 2)
        for format in ["markdown", "html"] {
            let report = try await run("plan", "--format", format, apps: apps)
            #expect(report.ranges(of: "The watchOS \(words).").count == 1, "\(report)")
            #expect(report.ranges(of: words).count == 2)
        }
    }

    @Test("Nothing is said where nothing is to be done")
    func nothingToDo() async throws {
        let text = try await run("plan", apps: [app("Dial", .watchos, .none)])
        #expect(!text.contains("27 SDK"))
    }

    @Test("In a table the cell of such an app says that nothing changes with the SDK")
    func table() async throws {
        let apps = [
            app("Dial", .watchos), app("Pad", .ios, adoptsScenes: false), app("Pen", .ios),
        ]
        let text = try await run("scan", apps: apps)
        #expect(text.contains("watchos   no change        refuse "), "\(text)")
        #expect(text.contains("ios       -                refuse "))
        #expect(text.contains("check that each window's does\n\n"), "\(text)")
        let markdown = try await run("scan", "--format=markdown", apps: apps)
        #expect(markdown.ranges(of: "| no change |").count == 1)
        let table = try await run("scan", "--format=csv", apps: apps)
        #expect(!table.contains("no change"))
    }
}
