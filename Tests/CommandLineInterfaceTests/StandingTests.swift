import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// What a report says first of an app: whether it launches, what the outcome means for it, and what else would help.
struct StandingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("A", "refuse")
    }

    private static let reason = "the window is handed to a coordinator"

    /// A refused app with a worse-looking finding in front of the reason.
    private func run(
        _ arguments: String..., platform: ApplePlatform = .ios, adoptsScenes: Bool? = nil,
        ways: [Way] = []
    ) async throws -> String {
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            for index in plan.applications.indices {
                plan.applications[index].platform = platform
                plan.applications[index].adoptsScenes = adoptsScenes
                plan.applications[index].ways = ways
                plan.applications[index].findings = [
                    Self.finding(.deploymentTarget, .error, 1, "the deployment target is low"),
                    Self.finding(.windowSubclass, .error, 2, "the window has a class"),
                    Self.finding(
                        .rootWindowOwner, .error, 3, Self.reason + "; the same goes for 'b'"),
                ]
            }
            return plan
        }
        return try await ToolRun(arguments, in: folder, planner: planner).output
    }

    private static func finding(
        _ id: FindingID, _ severity: Severity, _ line: Int, _ message: String
    ) -> Finding {
        Finding(
            id, severity, .manual,
            at: Place(
                path: "A/AppDelegate.swift", position: SourcePosition(line: line, column: 1)),
            message)
    }

    private static let scenes = [
        Way(to: .swiftUI, .refuse, manual: 0, reason: reason),
        Way(to: .scenes, .partial, manual: 3, reason: nil),
    ]

    @Test("Another way that makes a refused app launch stands at the top of its part")
    func wayOut() async throws {
        let words = "would be partial with --to scenes, and launch then: 3 things to do by hand"
        let text = try await run("plan", adoptsScenes: false, ways: Self.scenes)
        #expect(
            text.hasPrefix(
                """
                A (ios): does not launch when built with the iOS 27 SDK; refuse
                  nothing of this app is touched
                  \(words)

                """), "\(text)")
        #expect(!text.contains("other way"))
        #expect(
            text.contains(
                "what is refused here can move to UIKit's scene-based life cycle:\n"
                    + "  sceneshift plan --to=scenes"),
            "\(text)")
        let page = try await run("plan", "--format=html", adoptsScenes: false, ways: Self.scenes)
        #expect(page.contains("<p>Would be partial with"))
        let markdown = try await run(
            "plan", "--format=markdown", adoptsScenes: false, ways: Self.scenes)
        #expect(markdown.contains("Would be partial with --to scenes"), "\(markdown)")
    }

    @Test("A heading says that a refused app which is on scenes, or needs none, can stay as it is")
    func ease() async throws {
        let onScenes = try await run("plan", adoptsScenes: true)
        #expect(
            onScenes.hasPrefix(
                "A (ios): launches when built with the iOS 27 SDK; refuse, but it need not move\n"))
        let mac = try await run("plan", platform: .macos)
        #expect(mac.hasPrefix("A (macos): refuse, but it need not move\n"))
        let page = try await run("plan", "--format=html", platform: .macos)
        #expect(
            page.contains("<strong class=\"refuse\">refuse</strong>, but it need not move</h2>"))
        #expect(page.contains("<br><small>need not move</small>"))
        let markdown = try await run("plan", "--format=markdown", adoptsScenes: true)
        #expect(markdown.contains("## A (ios): refuse, but it need not move\n"))
        #expect(markdown.contains("Launches when built with the iOS 27 SDK. "))
        let risk = try await run("plan", adoptsScenes: false)
        #expect(!risk.contains("need not move"))
    }

    @Test("Of a Mac app that was declined it is not said what its SDK asks for")
    func declined() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            for index in plan.applications.indices { plan.applications[index].platform = .macos }
            return plan
        }
        let plan = try await ToolRun(["plan"], in: folder, planner: planner)
        #expect(plan.output.contains("the macOS 27 SDK does not ask for it"), "\(plan.output)")
        let apply = try await ToolRun(
            ["apply", "--interactive"], in: folder, input: "n\n", planner: planner)
        #expect(apply.output.contains("the answer was not yes"))
        #expect(!apply.output.contains("27 SDK"), "\(apply.output)")
    }

    @Test("The overview, a scan, the section and the page that is named last tell of one reason")
    func oneReason() async throws {
        let page = try await run("plan", "--format=html")
        #expect(page.contains("<a href=\"#root-window-owner\">error: \(Self.reason)</a>"))
        #expect(page.contains("<p>The window is handed to a coordinator.</p>"))
        let scan = try await run("scan", "--format=markdown")
        #expect(scan.contains("\(Self.reason) (A/AppDelegate.swift:3)"), "\(scan)")
        let text = try await run("plan")
        let lines = text.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(lines.first?.contains(Self.reason) == true)
        #expect(lines.last?.contains("deployment target") == true)
        #expect(text.contains("explain root-window-owner"))
    }
}
