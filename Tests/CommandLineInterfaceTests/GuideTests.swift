import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// The list of tasks that `guide` writes, over plans whose every byte is known.
struct GuideTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The planner of these tests: an app with findings of two kinds, one of them at two places and one at none.
    private static let planner: Planner = { snapshot, options, threads in
        var plan = await RulePlanner.plan(snapshot, options, threads)
        for index in plan.applications.indices where plan.applications[index].outcome == .partial {
            let path = plan.applications[index].findings.first?.place?.path ?? ""
            plan.applications[index].findings = [
                finding(.windowAccess, path, 3, 1), finding(.windowAccess, path, 5, 1),
                Finding(
                    .callbackBackgroundFetch, .warning, .manual, at: nil, "fetching is \"lost\""),
            ]
        }
        return plan
    }

    private static func finding(
        _ id: FindingID, _ path: String, _ line: Int, _ column: Int
    ) -> Finding {
        Finding(
            id, .warning, .manual,
            at: Place(path: path, position: SourcePosition(line: line, column: column)),
            "the window is asked for", remedy: "ask the view")
    }

    private func run(
        _ arguments: String..., planner: @escaping Planner = Self.planner
    ) async throws -> ToolRun {
        try await ToolRun(arguments, in: folder, planner: planner)
    }

    private func writeApp() throws {
        let code = """
            @UIApplicationMain
            class Notes {} // partial
            let first = window
            // Nothing.
            let second = window

            """
        try folder.write(Array(code.utf8), to: "Notes/AppDelegate.swift")
        try folder.commitAll()
    }

    @Test("Before an apply: the tool first, then each task with the places of the new files")
    func beforeApply() async throws {
        try writeApp()
        let before = try folder.snapshot()
        let guide = try await run("guide", "--target", "Notes")
        #expect(guide.status == .success)
        #expect(try folder.snapshot() == before, "nothing is written")
        for part in [
            "**2 tasks left to do by hand.**",
            "1. Let the tool do its part first: `sceneshift apply --target=Notes`.",
            "Paths and commands count from the top of the repository.",
            "- [ ] The whole app; no line shows that it is done.",
            "- [ ] `Notes/AppDelegate.swift:2:1`: `let first = window`\n- [ ] `Notes/AppDelegate.swift:4:1`: `let second = window`",
            "**What to do.** Ask the view. In general, and as an example:\n\nTake the window of the view",
            "**Check on a device.** Do what leads to the place",
            "**Then.** Touch nothing else, and run `sceneshift plan --check --target=Notes`.",
            #"once it is done: `{ "id": "callback-background-fetch", "message": "fetching is \"lost\"" }`"#,
            #"`{ "id": "window-access", "path": "Notes/AppDelegate.swift", "message": "the window is asked for" }`"#,
        ] { #expect(guide.output.contains(part), "\(part)\n\n\(guide.output)") }
        #expect(guide.output.hasSuffix("\n") && !guide.output.hasSuffix("\n\n"))
    }

    @Test("After an apply: what is remembered, until its code is changed or its entry is accepted")
    func afterApply() async throws {
        try writeApp()
        #expect(try await run("apply").status == .pending)
        let guide = try await run("guide")
        #expect(guide.output.contains("1. The tool has done its part. Never undo"))
        #expect(guide.output.contains("- [ ] `Notes/AppDelegate.swift:2:1`: `let first = window`"))
        let code = String(decoding: folder.read("Notes/AppDelegate.swift") ?? [], as: UTF8.self)
        try folder.write(
            Array(code.replacing("= window", with: "= view.window").utf8),
            to: "Notes/AppDelegate.swift")
        let later = try await run("guide")
        #expect(later.output.contains("**1 task left to do by hand.**"), "\(later.output)")
        let entry = try #require(
            later.output.firstMatch(of: /\*\*Entry\*\*, once it is done: `(.*)`/)?.1)
        try folder.write(Array("{ \"accepted\": [ \(entry) ] }".utf8), to: ".sceneshift.json")
        let last = try await run("guide")
        #expect(
            last.output.hasSuffix(
                "**Nothing is left to do by hand.** `sceneshift plan --check` exits with 0.\n"),
            "\(last.output)")
        #expect(try await run("plan", "--check").status == .success)
    }

    @Test("Nothing is left: it says so, and what the tool does of the rest")
    func nothingLeft() async throws {
        try folder.writeApp("Notes")
        try folder.commitAll()
        let guide = try await run("guide")
        #expect(guide.status == .success)
        #expect(
            guide.output.hasSuffix(
                "**Nothing is left to do by hand.** The tool does the rest: `sceneshift apply`.\n"))
    }

    @Test("Why a report counts otherwise is one line")
    func counts() async throws {
        try writeApp()
        let open = try await run("guide").output
        #expect(
            open.contains(
                "**2 tasks left to do by hand.** `plan` counts 3 things: what says the same in several places is one task here.\n"
            ), "\(open)")
        #expect(try await run("plan").output.contains("\n3 things to do by hand\n"))
        try folder.writeApp("Old", "refuse")
        let both = try await run("guide").output
        #expect(
            both.contains(
                "**3 tasks left to do by hand.** Of these, 1 is of an app that is refused, which `plan` leaves out of its count. `plan` counts 3 things"
            ), "\(both)")
        let refused = try await run("guide", "Old").output
        #expect(refused.contains("**1 task left to do by hand.** It is of an app that is refused"))
    }

    @Test("A place that two findings lead to stands once, and a storyboard has no line of code")
    func places() async throws {
        try writeApp()
        try folder.write(Array("<?xml version=\"1.0\"?>\n<a/>\n".utf8), to: "Notes/Main.storyboard")
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            let further = Place(
                path: "Notes/AppDelegate.swift", position: SourcePosition(line: 5, column: 1))
            func found(_ path: String, _ line: Int, _ also: [Place]) -> Finding {
                Finding(
                    .windowAccess, .warning, .manual,
                    at: Place(path: path, position: SourcePosition(line: line, column: 1)),
                    "the window is asked for", also: also)
            }
            plan.applications[0].findings = [
                found("Notes/AppDelegate.swift", 3, [further]),
                found("Notes/AppDelegate.swift", 4, [further]),
                found("Notes/Main.storyboard", 1, []),
            ]
            return plan
        }
        let guide = try await run("guide", planner: planner).output
        #expect(guide.ranges(of: "`: `let second = window`").count == 1, "\(guide)")
        #expect(guide.contains("- [ ] `Notes/Main.storyboard:1:1`\n"))
        #expect(!guide.contains("<?xml"))
    }

    @Test("A refused app: what is in the way, no entry, and no word of a part that the tool does")
    func refused() async throws {
        try folder.writeApp("Notes", "refuse")
        let guide = try await run("guide")
        #expect(guide.status == .success)
        for part in [
            "1. The tool can do no part of it yet.", "### In the way",
            "#### Task 1: the window leaves the delegate (`root-window-owner`)",
            "Once what is in the way is gone, `sceneshift plan --check` says",
        ] { #expect(guide.output.contains(part), "\(part)\n\n\(guide.output)") }
        #expect(!guide.output.contains("**Entry**"))
        #expect(!guide.output.contains("sceneshift apply"))
    }

    @Test("A PATH that can't be read: 2, and the guide of the others")
    func unreadable() async throws {
        try folder.writeApp("Notes", "partial")
        let both = try await run("guide", "Notes", "nowhere")
        #expect(both.status == .failure)
        #expect(both.output.contains("**Failed:** nowhere: no such file or folder."))
        #expect(both.output.contains("plan --check Notes`"), "\(both.output)")
        let none = try await run("guide", "nowhere", "--output", "todo")
        #expect(none.status == .failure)
        #expect(none.output.isEmpty)
        #expect(folder.read("todo/SKILL.md") == nil)
    }
}

/// The same as a folder in the form of the Agent Skills standard.
extension GuideTests {
    private func skill(_ path: String = "todo/SKILL.md") throws -> [Substring] {
        let text = String(decoding: try #require(folder.read(path)), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test("A folder: SKILL.md with its name and description, and a page for each kind")
    func folderForm() async throws {
        try writeApp()
        let run = try await run("guide", "--output", "todo")
        #expect(run.status == .success)
        #expect(run.output.isEmpty)
        let lines = try skill()
        #expect(lines[0] == "---" && lines[1] == "name: todo")
        #expect(lines[2].hasPrefix("description: \"Finishes by hand what sceneshift left of the"))
        #expect(lines[2].contains("Use it when") && lines[2].count <= 1024)
        #expect(lines[3] == "metadata:" && lines[5] == "---")
        #expect(lines.count - 6 < 500)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("[references/window-access.md](references/window-access.md)"))
        #expect(!text.contains("```swift"), "examples are in the pages")
        let page = String(
            decoding: try #require(folder.read("todo/references/window-access.md")), as: UTF8.self)
        #expect(page.hasPrefix("# window-access: "))
        #expect(!page.contains("](../"), "a link leads to what is there")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.path + "/todo/references")
        #expect(names.sorted() == ["callback-background-fetch.md", "window-access.md"])
    }

    @Test("A folder that is written again holds what is left now, and nothing else")
    func writtenAgain() async throws {
        try writeApp()
        _ = try await run("guide", "--output", "todo")
        try folder.write(Array("mine".utf8), to: "todo/notes.txt")
        try folder.write(Array("@main class Notes {}\n".utf8), to: "Notes/AppDelegate.swift")
        #expect(try await run("guide", "--output", "todo").status == .success)
        #expect(try skill().contains { $0.hasPrefix("**Nothing is left to do by hand.**") })
        #expect(folder.read("todo/references/window-access.md") == nil)
        #expect(folder.read("todo/notes.txt") == Array("mine".utf8))
    }

    @Test("So many tasks that an assistant would not read them to the end stand in a file beside")
    func manyTasks() async throws {
        try writeApp()
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            for index in plan.applications.indices {
                plan.applications[index].findings = (1...300).map {
                    Finding(.windowAccess, .warning, .manual, at: nil, "window \($0) is asked for")
                }
            }
            return plan
        }
        #expect(try await run("guide", "--output", "todo", planner: planner).status == .success)
        let lines = try skill()
        #expect(lines.count < 500)
        #expect(lines.contains("- Notes (ios): tasks 1 to 300"))
        let tasks = try skill("todo/references/tasks.md").joined(separator: "\n")
        #expect(tasks.contains("#### Task 300: window 99 is asked for"))
        #expect(tasks.contains("Example: [window-access.md](window-access.md)."))
        #expect(try await run("guide", "--output", "todo").status == .success)
        #expect(folder.read("todo/references/tasks.md") == nil)
    }

    @Test(
        "A folder that is no place for a guide: 2, and nothing is written",
        arguments: [
            ("Notes", "lower-case letters"), ("a--b", "single hyphens"),
            (String(repeating: "a", count: 65), "1 to 64 characters"), (".git/todo", "of Git"),
            ("mine", "holds something else"), ("file", "not a folder"),
            ("link/todo", "symbolic link"), (".", "lower-case letters"),
        ])
    func wrongFolder(name: String, reason: String) async throws {
        try writeApp()
        try folder.write(Array("# Mine\n".utf8), to: "mine/SKILL.md")
        try folder.write([], to: "file")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "mine")
        let before = try folder.snapshot()
        let run = try await run("guide", "--output", name)
        #expect(run.status == .failure)
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(try folder.snapshot() == before)
    }
}
