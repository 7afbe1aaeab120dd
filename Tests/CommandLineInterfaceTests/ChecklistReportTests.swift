import Foundation
import Testing

/// Where a report says what to try after an apply.
struct ChecklistReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("Notes", "partial")
        try folder.commitAll()
    }

    @Test func aPlanSaysItOnlyWhereItIsAsked() async throws {
        let plan = try await ToolRun("plan", in: folder)
        #expect(!plan.output.contains("to check"))
        let verbose = try await ToolRun("plan", "--verbose", in: folder)
        #expect(
            verbose.output.contains(
                "\n  to test, compared with the old version\n    [ ] a cold start"))
    }

    @Test func anApplySaysItBehindWhatItDid() async throws {
        let run = try await ToolRun("apply", in: folder)
        #expect(
            run.output.contains(
                """
                  to test, compared with the old version
                    [ ] a cold start

                """))
        #expect(
            run.output.contains(
                """
                    [ ] quick actions, at a cold start
                        Hold the app's icon and choose each action after the app was ended in the app switcher.
                        Before: the action's screen comes, once each time.
                        After: until it is done by hand: the app opens where it was, or on its first screen.

                """))
    }

    @Test func anApplyThatWasRolledBackHasNothingToTry() async throws {
        let run = try await ToolRun("apply", "--verify-with", "false", in: folder)
        #expect(run.status == .failure)
        #expect(!run.output.contains("to check"))
    }

    @Test("An app that is refused has a line of what to test, and with --verbose how")
    func refused() async throws {
        try folder.writeApp("Notes", "refuse")
        let short = try await ToolRun("plan", in: folder)
        #expect(
            short.output.contains(
                "\n  to test after a migration by hand (how: --verbose): a cold start; "))
        #expect(!short.output.contains("[ ] a cold start"))
        let verbose = try await ToolRun("plan", "--verbose", in: folder)
        let title = "to test after a migration by hand, compared with the old version"
        #expect(verbose.output.contains("\n  \(title)\n    [ ] a cold start (Notes/App"))
        let page = try await ToolRun("plan", "--verbose", "--format", "html", in: folder)
        let box = "<li><label><input type=\"checkbox\"> <strong>a cold start</strong></label>"
        #expect(page.output.contains("<ul class=\"checklist\">\n" + box), "\(page.output)")
        for format in ["markdown", "html"] {
            let report = try await ToolRun("plan", "--format", format, in: folder)
            #expect(report.output.contains("T" + title.dropFirst()))
        }
    }

    @Test func whatIsRefusedOrDoneHasNothingToTry() async throws {
        try folder.writeApp("Notes", "refuse")
        try folder.write(Array("class Done {}\n".utf8), to: "Done/AppDelegate.swift")
        let run = try await ToolRun("plan", "--format=json", in: folder)
        #expect(run.output.ranges(of: "\"checklist\": []").count == 2)
    }
}
