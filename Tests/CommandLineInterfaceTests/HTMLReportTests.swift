import Foundation
import Testing

@testable import CommandLineInterface

/// The page: what a browser, a reader without colour and one with a screen reader get.
struct HTMLReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("a, 100%/My_App", "partial", old: "one\n")
        try folder.writeApp("a, 100%/<Old>", "refuse")
    }

    private func page(_ arguments: String...) async throws -> String {
        try await ToolRun(["plan", "--format=html"] + arguments, in: folder).output
    }

    @Test func namesAndMessagesAreEscaped() async throws {
        let page = try await page("a, 100%", "nowhere")
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.contains("<h3>&lt;Old&gt;: <strong class=\"refuse\">refuse</strong></h3>"))
        #expect(page.contains("quick actions no longer reach &quot;the delegate&quot;"))
        #expect(
            page.contains(
                "<strong class=\"error\">failed</strong>: nowhere: no such file or folder"))
    }

    @Test(arguments: [["a, 100%"], ["a, 100%", "nowhere"], ["--verbose", "a, 100%"]])
    func everyElementIsClosedWhereItMayBe(arguments: [String]) async throws {
        let run = try await ToolRun(["plan", "--format=html"] + arguments, in: folder)
        let problems = MarkupCheck(run.output).problems
        #expect(problems.isEmpty, "\(problems)")
    }

    @Test func theCheckOfMarkupNoticesWhatIsWrong() {
        let wrong = [
            "<p>one<p>", "<ul><p>x</p></ul>", "<h1>a</h1><h3>b</h3>", "<p><ul><li>x</li></ul></p>",
            "<a href=\"#gone\">x</a>", "<p id=\"a\"></p><p id=\"a\"></p>", "a < b", "x &amp y",
            "<h1>a</h1><h1>b</h1>",
        ]
        for markup in wrong { #expect(!MarkupCheck(markup).problems.isEmpty, "\(markup)") }
    }

    @Test func aFindingIsLinkedToItsPageWhichStandsInTheReport() async throws {
        let page = try await page("a, 100%")
        #expect(
            page.contains("(<a href=\"#root-window-owner\"><code>root-window-owner</code></a>)"))
        #expect(page.contains("<details id=\"root-window-owner\">"))
        // Code, a list and headings of the page are what they are in Markdown.
        #expect(page.contains("<h4>Why it matters</h4>"))
        #expect(page.contains("<pre><code>// before\n"))
        #expect(page.contains("<ol>\n<li>Hold the app's icon"))
        #expect(!page.contains("```") && !page.contains("## "))
    }

    @Test func aPageThatEndsWithoutALineEndingKeepsItsLastParagraph() {
        let markup = HTMLPage.markup(of: "# Title\n\nOne.\n\nTwo.", level: 3)
        #expect(markup == "<p>One.</p>\n<p>Two.</p>")
    }

    @Test func theLinesOfEachChangeStandInThePage() async throws {
        let page = try await page("a, 100%")
        #expect(page.contains("<del>-@UIApplicationMain</del>\n"))
        #expect(page.contains("<ins>+@main struct My_AppApp {}</ins>\n"))
        #expect(page.contains("<del>-one</del>\n"))
    }

    @Test func whatIsCodeInAMessageIsCodeInThePage() async throws {
        let run = try await ToolRun(
            ["plan", "--format=html"], in: folder,
            planner: { snapshot, options, threads in
                var plan = await RulePlanner.plan(snapshot, options, threads)
                for index in plan.applications.indices {
                    plan.applications[index].reason = "the root is a `Coordinator<A>`"
                }
                return plan
            })
        #expect(run.output.contains("The root is a <code>Coordinator&lt;A&gt;</code>"))
    }

    @Test func anAppWithoutChangesHasNoTableOfThem() async throws {
        let refused = try await page("a, 100%/<Old>")
        #expect(refused.contains("<strong class=\"refuse\">refuse</strong>"))
        #expect(!refused.contains(">Changes<") && !refused.contains("lines added"))
        #expect(try await page("a, 100%/My_App").contains(">Changes<"))
    }
}
