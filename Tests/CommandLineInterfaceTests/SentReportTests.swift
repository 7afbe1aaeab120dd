import AppFacts
import CommandLineInterface
import Foundation
import SourceEditing
import Testing

/// What HTML and Markdown have for somebody who gets them without the tool: where they come from, an overview, a picture.
struct SentReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("Notes/App", "partial", old: "one\n")
        try folder.writeApp("Notes/<Old>", "refuse")
    }

    private func report(_ arguments: String...) async throws -> String {
        try await ToolRun(arguments, in: folder).output
    }

    private func commit() throws {
        let notes = folder.path + "/Notes"
        for part in ["objects", "refs"] {
            try FileManager.default.createDirectory(
                atPath: notes + "/.git/" + part, withIntermediateDirectories: true)
        }
        try folder.write(Array("ref: refs/heads/main\n".utf8), to: "Notes/.git/HEAD")
    }

    @Test(arguments: ["refs/heads/main", "packed-refs", "HEAD"])
    func repositoryCommitAndVersionStandFirst(place: String) async throws {
        try commit()
        let name = String(repeating: "0123456789abcdef", count: 3).prefix(40)
        let line = place == "packed-refs" ? "# pack-refs\n\(name) refs/heads/main\n" : "\(name)\n"
        try folder.write(Array(line.utf8), to: "Notes/.git/" + place)
        let page = try await report("plan", "--format=html", "Notes")
        #expect(
            page.contains(
                "<p class=\"source\">Repository <code>Notes</code>, commit <code>0123456789ab</code>, sceneshift 0.1.0</p>"
            ))
        let markdown = try await report("plan", "--format=markdown", "Notes")
        #expect(
            markdown.contains("\nRepository `Notes`, commit `0123456789ab`, sceneshift 0.1.0.\n"))
    }

    @Test func whatIsNoCommitIsNotTakenForOne() async throws {
        try commit()
        try folder.write(Array("<b>secret</b>\n".utf8), to: "Notes/.git/refs/heads/main")
        let page = try await report("plan", "--format=html", "Notes")
        #expect(page.contains("Repository <code>Notes</code>, sceneshift"))
        #expect(!page.contains("secret"))
    }

    @Test func theOverviewLeadsToEachApp() async throws {
        let page = try await report("plan", "--format=html", "Notes")
        #expect(page.contains("<a href=\"#app-1\">&lt;Old&gt;</a>"))
        #expect(page.contains("<section id=\"app-1\">"))
        #expect(page.contains("<a href=\"#app-2\">App</a>"))
        #expect(page.contains("<a href=\"#callback-quick-action\">warning: the delegate performs"))
        #expect(page.contains("<nav aria-label=\"Contents\">"))
        #expect(page.contains("<a href=\"#app-2-1\">changes</a>"))
        let counts = "(1 warning: 1 stops working)"
        #expect(page.contains("Left to do by hand <span class=\"count\">\(counts)</span>"))
    }

    @Test func severalPathsHaveOneOverview() async throws {
        try folder.writeApp("Other/B")
        let page = try await report("plan", "--format=html", "Notes", "Other", "nowhere")
        #expect(page.components(separatedBy: "<table role=\"table\">").count > 2)
        #expect(page.contains("<p class=\"source\">2 folders, sceneshift"))
        #expect(page.contains("<strong class=\"error\">failed</strong>"))
        #expect(MarkupCheck(page).problems.isEmpty, "\(MarkupCheck(page).problems)")
    }

    @Test func aScanIsARowForEachApp() async throws {
        let page = try await report("scan", "--format=html", "Notes", "nowhere")
        #expect(page.components(separatedBy: "<tr role=\"row\">").count == 5)
        #expect(page.contains("<strong class=\"refuse\">refuse</strong>"))
        #expect(page.contains("<strong class=\"error\">failed</strong>"))
        #expect(page.contains("the window is handed to a coordinator"))
        #expect(page.contains("<h2>In the way of refused apps</h2>\n<ul>\n<li>1 app: "))
        #expect(!page.contains("<section") && !page.contains("<details"))
        #expect(MarkupCheck(page).problems.isEmpty, "\(MarkupCheck(page).problems)")
        let markdown = try await report("scan", "--format=markdown", "Notes")
        #expect(
            markdown
                == """
                # Migration to the SwiftUI life cycle

                Folder `Notes`, sceneshift 0.1.0.

                2 apps: 0 migrate, 1 partial, 1 refuse, 0 none.

                **1 thing to do by hand.**

                | app | platform | outcome | left to do | main reason |
                | --- | --- | --- | --: | --- |
                | App | ios | partial | 1 | the delegate performs Home Screen quick actions |
                | \\<Old\\> | ios | refuse | 1 | the window is handed to a coordinator |

                ## In the way of refused apps

                - 1 app: the window is handed to other code (`root-window-owner`)

                ## Left to do by hand in the others

                - 1 app: the delegate performs Home Screen quick actions (`callback-quick-action`)

                """)
    }

    private static let place = Place(
        path: "A.swift", position: SourcePosition(line: 1, column: 1))

    private func picture(_ callbacks: [CallbackRecord]) async throws -> String {
        let run = try await ToolRun(
            ["plan", "--format=html", "Notes"], in: folder,
            planner: { snapshot, options, threads in
                var plan = await RulePlanner.plan(snapshot, options, threads)
                plan.applications[1].callbacks = callbacks
                return plan
            })
        #expect(MarkupCheck(run.output).problems.isEmpty, "\(MarkupCheck(run.output).problems)")
        return run.output
    }

    @Test func whoCallsWhomIsDrawnAndSaid() async throws {
        let page = try await picture([
            CallbackRecord(
                owner: "App<T>", name: "application(_:open:options:)", place: Self.place,
                before: .uiKit, after: .modifier, state: .rerouted, reason: "`.onOpenURL`"),
            CallbackRecord(
                owner: "App<T>", name: "application(_:didDecodeRestorableStateWith:)",
                place: Self.place, before: .uiKit, after: .nobody, state: .open),
        ])
        #expect(page.contains("<svg class=\"callers\""))
        #expect(page.contains("App&lt;T&gt;.application(_:open:options:): UIKit, then"))
        #expect(
            page.contains(">SwiftUI&#39;s App</text>") || page.contains(">SwiftUI's App</text>"))
        #expect(page.contains(">nobody: left to do</text>"))
        #expect(page.contains(">application(_:open:options:)</text>"))
        #expect(page.contains("aria-labelledby=\"app-2-callers-title app-2-callers-text\""))
        // Two calls of UIKit from one box.
        #expect(page.components(separatedBy: ">UIKit</text>").count == 2)
    }

    @Test func whereNothingChangesThereIsNoPicture() async throws {
        let record = CallbackRecord(
            owner: "A", name: "b()", place: Self.place, before: .uiKit, after: .uiKit,
            state: .unchanged)
        #expect(try await !picture([record]).contains("<svg"))
        #expect(try await !picture([]).contains("<svg"))
    }

    @Test func nothingOnThePageIsWiderThanItsColumn() async throws {
        let page = try await report("plan", "--format=html", "Notes")
        for word in ["nowrap", "max-content", "min-width: 1"] { #expect(!page.contains(word)) }
        #expect(page.contains("@media print") && page.contains("prefers-color-scheme: dark"))
    }
}
