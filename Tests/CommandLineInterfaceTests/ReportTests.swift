import CommandLineInterface
import Foundation
import Testing

struct ReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func document(_ text: String) throws -> [String: Any] {
        try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func theDocumentHasExactlyTheContractsKeysInTheirOrder() async throws {
        try folder.writeApp("Notes", "partial")
        let run = try await ToolRun("--format", "json", in: folder)
        #expect(
            run.output == """
                {
                  "schema": 1,
                  "tool": {
                    "name": "sceneshift",
                    "version": "\(ToolVersion.current)"
                  },
                  "destination": "swiftui",
                  "roots": [
                    {
                      "path": ".",
                      "error": null,
                      "applications": [
                        {
                          "name": "Notes",
                          "platform": "ios",
                          "project": null,
                          "target": "Notes",
                          "outcome": "partial",
                          "adoptsScenes": null,
                          "ways": [],
                          "would": null,
                          "reason": null,
                          "entryPoint": {
                            "kind": "application-main-attribute",
                            "path": "Notes/AppDelegate.swift",
                            "line": 1
                          },
                          "root": {
                            "kind": "controller",
                            "path": "Notes/AppDelegate.swift",
                            "line": 1
                          },
                          "appFile": "Notes/Life/NotesApp.swift",
                          "changes": [
                            {
                              "path": "Notes/AppDelegate.swift",
                              "kind": "edit"
                            },
                            {
                              "path": "Notes/Life/NotesApp.swift",
                              "kind": "create"
                            }
                          ],
                          "findings": [
                            {
                              "id": "callback-active-state",
                              "severity": "note",
                              "impact": "low",
                              "applicability": "automatic",
                              "path": "Notes/AppDelegate.swift",
                              "line": 1,
                              "column": 1,
                              "message": "it is kept",
                              "remedy": null,
                              "help": "docs/findings/callback-active-state.md",
                              "after": null
                            },
                            {
                              "id": "callback-quick-action",
                              "severity": "warning",
                              "impact": "high",
                              "applicability": "manual",
                              "path": "Notes/AppDelegate.swift",
                              "line": 1,
                              "column": 1,
                              "message": "quick actions no longer reach \\"the delegate\\"",
                              "remedy": "see the page",
                              "help": "docs/findings/callback-quick-action.md",
                              "after": null
                            }
                          ],
                          "impacts": {
                            "high": 1,
                            "medium": 0,
                            "low": 0
                          },
                          "decisions": [],
                          "callbacks": [],
                          "checklist": [
                            {
                              "title": "a cold start",
                              "action": "End the app in the app switcher, and start it by its icon.",
                              "before": "the first screen comes.",
                              "after": "the first screen comes.",
                              "path": "Notes/AppDelegate.swift",
                              "line": 1
                            },
                            {
                              "title": "the background and back",
                              "action": "Change something that is saved on the way out, leave the app for the Home Screen, open it again, \
                then end it in the app switcher and start it.",
                              "before": "a breakpoint in each method is hit once for its moment, and what was changed is there.",
                              "after": "a breakpoint in each method is hit once for its moment, and what was changed is there.",
                              "path": "Notes/AppDelegate.swift",
                              "line": 1
                            },
                            {
                              "title": "quick actions, with the app running",
                              "action": "Hold the app's icon and choose each action, with the app running.",
                              "before": "the action's screen comes, once each time.",
                              "after": "until it is done by hand: the app opens where it was, or on its first screen.",
                              "path": "Notes/AppDelegate.swift",
                              "line": 1
                            },
                            {
                              "title": "quick actions, at a cold start",
                              "action": "Hold the app's icon and choose each action after the app was ended in the app switcher.",
                              "before": "the action's screen comes, once each time.",
                              "after": "until it is done by hand: the app opens where it was, or on its first screen.",
                              "path": "Notes/AppDelegate.swift",
                              "line": 1
                            }
                          ]
                        }
                      ],
                      "summary": {
                        "migrate": 0,
                        "partial": 1,
                        "refuse": 0,
                        "none": 0
                      }
                    }
                  ]
                }

                """)
        _ = try document(run.output)
    }

    @Test func anUnreadablePathIsReportedAndTheOthersGoOn() async throws {
        try folder.writeApp("A")
        let run = try await ToolRun("plan", "nowhere", "A", "--format=json", in: folder)
        #expect(run.status == .failure)
        let roots = try #require(document(run.output)["roots"] as? [[String: Any]])
        #expect(roots.map { $0["path"] as? String } == ["nowhere", "A"])
        #expect((roots[0]["error"] as? String)?.contains("no such file") == true)
        #expect(roots[1]["error"] is NSNull)
        #expect((roots[1]["applications"] as? [Any])?.count == 1)
        #expect(run.errors.contains("sceneshift: error: nowhere: no such file or folder"))
    }

    @Test func oddTextSurvivesTheDocument() async throws {
        try folder.write([], to: "a\"b\\c\u{1}\té/x")
        let path = "a\"b\\c\u{1}\té"
        let run = try await ToolRun("plan", "--format=json", path, in: folder)
        let roots = try #require(document(run.output)["roots"] as? [[String: Any]])
        #expect(roots[0]["path"] as? String == path)
    }

    @Test func theReportForPeopleIsThis() async throws {
        try folder.writeApp("Notes", "partial", old: "a\nb\n")
        try folder.writeApp("Old", "refuse")
        try folder.write([], to: "My Files/x")
        try folder.commitAll()
        let run = try await ToolRun("--exclude", "My Files", in: folder)
        #expect(
            run.output == """
                Notes (ios): partial
                  the app builds and shows the same first screen; what is left to do by hand is listed below

                  starts at     Notes/AppDelegate.swift:1, @UIApplicationMain on the delegate
                  first screen  Notes/AppDelegate.swift:1, a view controller
                  app file      Notes/Life/NotesApp.swift

                  changes
                    edit    Notes/AppDelegate.swift    -1
                    create  Notes/Life/NotesApp.swift  +1
                    delete  Notes/Old/Old.swift        -2

                  left to do by hand: 1 stops working
                Notes/AppDelegate.swift:1:1: warning: quick actions no longer reach "the delegate" [callback-quick-action]
                  help: see the page

                  1 more note and 4 things to test with --verbose

                Old (ios): refuse
                  nothing of this app is touched

                  starts at     Old/AppDelegate.swift:1, @UIApplicationMain on the delegate

                  in the way
                Old/AppDelegate.swift:1:1: error: the window leaves the delegate [root-window-owner]

                  to test after a migration by hand (how: --verbose): a cold start; what other code does with the window

                2 apps: 0 migrate, 1 partial, 1 refuse, 0 none
                1 thing to do by hand
                nothing was written; to see every line, to carry it out and to take it back afterwards (with --keep-edited your later changes stay):
                  sceneshift plan --diff '--exclude=My Files'
                  sceneshift apply '--exclude=My Files'
                  sceneshift undo
                'help' says what to do in short; the page of the name in brackets says more:
                  sceneshift explain callback-quick-action

                """)
    }

    @Test func quietIsOnlyTheSummary() async throws {
        try folder.writeApp("A")
        let run = try await ToolRun("--quiet", in: folder)
        #expect(run.output == "1 app: 1 migrate, 0 partial, 0 refuse, 0 none\n")
    }

    @Test func colourIsOnlyThereWhenAskedFor() async throws {
        try folder.writeApp("A", "partial")
        let plain = try await ToolRun("plan", in: folder)
        let colored = try await ToolRun("plan", "--color=always", in: folder)
        #expect(!plain.output.contains("\u{1B}"))
        #expect(colored.output.contains("\u{1B}[33mpartial\u{1B}[0m"))
        let stripped = colored.output.replacing(/\u{1B}\[[0-9]+m/, with: "")
        #expect(stripped == plain.output)
    }

    @Test func aReportGoesToTheFileThatIsNamed() async throws {
        try folder.writeApp("A")
        let plain = try await ToolRun("plan", in: folder)
        let run = try await ToolRun("plan", "--output", "report.txt", in: folder)
        #expect(run.output == "")
        #expect(folder.read("report.txt") == Array(plain.output.utf8))
        let both = try await ToolRun(
            "plan", "--diff", "--output=r.json", "--format=json", in: folder)
        #expect(both.output.hasPrefix("diff --git a/A/AppDelegate.swift"))
        #expect(folder.read("r.json")?.first == UInt8(ascii: "{"))
        try folder.write(Array("an earlier report".utf8), to: "kept.txt")
        _ = try await ToolRun("plan", "--output", "kept.txt", "--target", "Missing", in: folder)
        #expect(folder.read("kept.txt") == Array("an earlier report".utf8))
        let bad = try await ToolRun("apply", "--output", "no/such/folder", in: folder)
        #expect(bad.status == .failure)
        #expect(bad.errors.contains("no/such/folder: can't be written: no such file"))
    }

    @Test(arguments: [("migrate", ExitCode.pending), ("refuse", .pending), ("none", .success)])
    func aCheckFailsWhereSomethingIsPending(words: String, status: ExitCode) async throws {
        try folder.write([], to: "README")
        try folder.writeApp("A", words)
        #expect(try await ToolRun("plan", "--check", in: folder).status == status)
        #expect(try await ToolRun("plan", in: folder).status == .success)
    }

    @Test func aPlanWritesNothing() async throws {
        try folder.writeApp("A", old: "x")
        try folder.commitAll()
        let before = try folder.snapshot()
        for arguments in [["plan"], ["scan"], ["plan", "--diff"]] {
            _ = try await ToolRun(arguments, in: folder)
        }
        #expect(try folder.snapshot() == before)
    }

    @Test func manyPathsAreReportedInTheirOrderWhateverTheNumberOfJobs() async throws {
        for index in 0..<20 { try folder.writeApp("A\(index)") }
        let paths = (0..<20).map { "A\($0)" }
        func run(_ jobs: String) async throws -> String {
            let all = try await ToolRun(
                ["plan", "--format=json", "--jobs", jobs] + paths, in: folder)
            return all.output
        }
        let one = try await run("1")
        #expect(try await run("7") == one)
        let roots = try #require(document(one)["roots"] as? [[String: Any]])
        #expect(roots.compactMap { $0["path"] as? String } == paths)
    }
}
