import CommandLineInterface
import Foundation
import LifecycleMigration
import SourceEditing
import Testing

@testable import AppFacts
@testable import LaunchValidation

/// What is the same is told once: to people, not to programs.
struct RepetitionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array("// none\n".utf8), to: "AppDelegate.swift")
    }

    private func finding(
        _ path: String, _ line: Int, _ message: String = "this reads the window",
        severity: Severity = .warning, _ applicability: Applicability = .manual
    ) -> Finding {
        Finding(
            .windowAccess, severity, applicability,
            at: Place(path: path, position: SourcePosition(line: line, column: 5)), message,
            remedy: "ask the view for it")
    }

    private func app(
        _ name: String, _ findings: [Finding], _ outcome: Outcome = .partial, unit: Int? = nil
    ) -> ApplicationPlan {
        var plan = ApplicationPlan(
            name: name, platform: .ios, project: nil, target: name, outcome: outcome,
            findings: findings)
        plan.unit = unit
        return plan
    }

    private func run(
        _ arguments: [String], _ apps: [ApplicationPlan], columns: Int? = nil
    ) async throws -> ToolRun {
        try await ToolRun(
            arguments, in: folder,
            planner: { _, _, _ in
                MigrationPlan(
                    applications: apps, units: [WorkspaceEdit()], edit: WorkspaceEdit())
            },
            environment: ToolEnvironment(
                workingDirectory: folder.path, columns: columns, breaksLines: columns != nil))
    }

    @Test func oneMessageAtManyPlacesIsToldOnce() async throws {
        let apps = [
            app("A", [finding("a.swift", 1), finding("a.swift", 3), finding("b.swift", 2)])
        ]
        let terminal = try await run(["plan"], apps, columns: 80)
        #expect(
            terminal.output.contains(
                """
                  left to do by hand: 3 stop working
                    warning: this reads the window [window-access]
                      a.swift:1:5, 3:5
                      b.swift:2:5
                      help: ask the view for it

                """))
        let pipe = try await run(["plan"], apps)
        #expect(pipe.output.ranges(of: ": warning: this reads the window [").count == 3)
        #expect(pipe.output.ranges(of: "\n  help for all 3: ask the view for it\n").count == 1)
        let markdown = try await run(["plan", "--format=markdown"], apps)
        #expect(
            markdown.output.contains(
                """
                - warning: this reads the window (`window-access`). Ask the view for it.
                  - [ ] `a.swift:1:5`
                  - [ ] `a.swift:3:5`
                  - [ ] `b.swift:2:5`
                """))
        let page = try await run(["plan", "--format=html"], apps)
        #expect(page.output.ranges(of: "help: ask the view for it").count == 1)
        #expect(page.output.contains("<li><code>b.swift:2:5</code></li>"))
        let json = try await run(["plan", "--format=json"], apps)
        #expect(json.output.ranges(of: "\"message\": \"this reads the window\"").count == 3)
        let github = try await run(["plan", "--format=github"], apps)
        #expect(github.output.ranges(of: "::warning file=").count == 3)
    }

    @Test func oneRemedyForSeveralMessagesStandsBehindTheLast() async throws {
        let apps = [
            app(
                "A",
                [
                    finding("a.swift", 1, "one"), finding("b.swift", 2, "two"),
                    finding("c.swift", 3, "one"),
                ])
        ]
        let run = try await run(["plan"], apps)
        #expect(
            run.output.contains(
                """
                a.swift:1:5: warning: one [window-access]
                c.swift:3:5: warning: one [window-access]
                b.swift:2:5: warning: two [window-access]
                  help for all 3: ask the view for it

                """))
        let terminal = try await self.run(["plan"], apps, columns: 80)
        #expect(terminal.output.contains("\n      help for both: ask the view for it\n"))
    }

    @Test("What 'help' is, and where the rest stands, is said once")
    func helpIsExplained() async throws {
        let apps = [app("A", [finding("a.swift", 1), finding("b.swift", 2, "two")])]
        let run = try await run(["plan"], apps)
        #expect(run.output.ranges(of: "'help' says what to do in short").count == 1)
        #expect(run.output.hasSuffix("\n  sceneshift explain window-access\n"))
    }

    @Test func whatSeveralAppsLinkIsToldOfTheFirst() async throws {
        let shared = [finding("Kit/a.swift", 1), finding("Kit/b.swift", 2, "another")]
        let apps = [
            app("A", shared), app("B", shared + [finding("b.swift", 9)]),
            app("C", shared, .migrate),
        ]
        let text = try await run(["plan"], apps).output
        #expect(text.ranges(of: "Kit/a.swift:1:5: warning").count == 1)
        #expect(text.contains("b.swift:9:5: warning"))
        #expect(text.ranges(of: "\n  also found in B, C\n").count == 2)
        #expect(text.contains("\n    2 more, told of A above\n"))
        #expect(text.contains("\n  left to do by hand: 2 stop working\n    2, told of A above\n"))
        let markdown = try await run(["plan", "--format=markdown"], apps).output
        #expect(markdown.contains("\n- 2 more, told of A above.\n"))
        #expect(markdown.ranges(of: "Also found in B, C. Ask the view for it.").count == 2)
        let page = try await run(["plan", "--format=html"], apps).output
        #expect(page.ranges(of: "<br>also found in B, C<br>").count == 2)
        let github = try await run(["plan", "--format=github"], apps).output
        #expect(github.ranges(of: "file=Kit/a.swift").count == 1)
        let json = try await run(["plan", "--format=json"], apps).output
        #expect(json.ranges(of: "\"path\": \"Kit/a.swift\"").count == 6)
    }

    @Test("Findings that say the same, one of several apps and one of one app, stand apart")
    func whatOneAppHasAloneIsNotSaidOfOthers() async throws {
        let shared = finding("Kit/a.swift", 1)
        let apps = [
            app("A", [shared, finding("a.swift", 2)]),
            app("B", [shared, finding("b.swift", 9, "more")]),
        ]
        let text = try await run(["plan"], apps, columns: 80).output
        #expect(
            text.contains(
                """
                    Kit/a.swift:1:5: warning: this reads the window [window-access]
                      also found in B
                """), "\(text)")
        #expect(text.ranges(of: "also found in").count == 1)
    }

    @Test func appsOfWhichTheSameIsSaidAreToldInOnePiece() async throws {
        let apps = [
            app("A", [finding("a.swift", 1)]), app("B", [finding("b.swift", 2)]),
            app("C", [finding("c.swift", 3, "another")]),
            app("D", [finding("d.swift", 3)], .migrate),
        ]
        let text = try await run(["plan"], apps).output
        #expect(text.contains("2 apps: partial\n"))
        #expect(text.contains("\n    A (ios): 0 files, +0 -0\n    B (ios): 0 files, +0 -0\n"))
        #expect(text.ranges(of: ": warning: this reads the window [").count == 3)
        #expect(text.contains("\n\nC (ios): partial\n"))
        #expect(text.contains("\n\nD (ios): migrate\n"))
        for format in ["markdown", "html"] {
            let report = try await run(["plan", "--format", format], apps).output
            #expect(report.contains("2 apps: "))
            #expect(report.contains("A (ios): 0 files, +0 -0"))
        }
        let verbose = try await run(["plan", "--verbose"], apps).output
        #expect(verbose.contains("A (ios): partial\n") && verbose.contains("B (ios): partial\n"))
    }

    @Test func stepsStandInTheirOrderWhateverTheyShare() async throws {
        func step(_ number: Int, _ message: String, _ remedy: String) -> Finding {
            Finding(
                .entryObjectiveC, .error, .manual,
                at: Place(path: "a.m", position: SourcePosition(line: number, column: 1)), message,
                remedy: remedy, step: number)
        }
        let steps = [
            step(1, "one", "write it"), step(2, "two", "take it"), step(3, "three", "write it"),
        ]
        let text = try await run(["plan"], [app("A", steps, .refuse)], columns: 80).output
        let places = ["one", "two", "three"].compactMap { text.range(of: ": \($0) [")?.lowerBound }
        #expect(places.count == 3 && places == places.sorted(), "\(text)")
    }

    @Test func manyNamesAreShort() async throws {
        let shared = [finding("Kit/a.swift", 1)]
        let many = ["A", "B", "C", "D", "E", "F"].map { app($0, shared) }
        let text = try await run(["plan"], many + [app("G", shared, .migrate)]).output
        #expect(text.contains("told of A, B, C and 3 others above"), "\(text)")
    }

    @Test func whatIsInTheWayIsToldOfEachApp() async throws {
        let shared = finding("Kit/a.swift", 1, severity: .error)
        let apps = [
            app("A", [shared], .refuse),
            app("B", [shared, finding("b.swift", 1, "more", severity: .error)], .refuse),
        ]
        let text = try await run(["plan"], apps).output
        #expect(text.ranges(of: "Kit/a.swift:1:5: error").count == 2)
    }

    @Test func appsThatMoveTogetherAreToldInOnePiece() async throws {
        let findings = [finding("a.swift", 1)]
        let apps = [
            app("A", findings, unit: 0), app("B", findings, unit: 0),
            app("C", findings + [finding("c.swift", 1)], unit: 0),
        ]
        let text = try await run(["plan"], apps).output
        #expect(text.contains("2 apps that move together: partial\n"))
        #expect(text.contains("\n    A (ios)\n    B (ios)\n"))
        #expect(text.contains("\n\nC (ios): partial\n"))
        #expect(text.contains("\n    1 more, told of A, B above\n"))
        #expect(text.contains("\n3 apps: 0 migrate, 3 partial"))
        for format in ["markdown", "html"] {
            let report = try await run(["plan", "--format", format], apps).output
            #expect(report.ranges(of: "2 apps that move together").count == 1)
        }
        let json = try await run(["plan", "--format=json"], apps).output
        #expect(json.ranges(of: "\"outcome\": \"partial\"").count == 3)
    }

    @Test func aNoteIsNothingLeftToDo() async throws {
        let apps = [app("A", [finding("a.swift", 1, severity: .note)], .none)]
        let run = try await run(["plan", "--check"], apps)
        #expect(run.status == .success)
        #expect(!run.output.contains("left to do"))
        #expect(
            run.output.contains(
                "  for information\na.swift:1:5: note: this reads"))
        let scan = try await self.run(["scan"], apps).output
        #expect(scan.contains("A    -        ios       none     -            -\n"))
        #expect(!scan.contains("left to do"))
        let csv = try await self.run(["scan", "--format=csv"], apps).output
        #expect(csv.hasSuffix(",none,,,,,,,\r\n"))
    }

    @Test func gitHubShowsNotesWhereTheyAreAskedFor() async throws {
        let apps = [app("A", [finding("a.swift", 1, severity: .note, .review)], .migrate)]
        let short = try await run(["plan", "--format=github"], apps).output
        #expect(!short.contains("this reads the window"))
        let long = try await run(["plan", "--format=github", "--verbose"], apps).output
        #expect(long.contains("::notice file=a.swift"))
        let done = try await run(["plan", "--format=github"], [app("A", [], .none)]).output
        #expect(done.isEmpty)
    }

    @Test func aTraceShowsOnlyWhatDiffers() async throws {
        var plan = app("A", [])
        func row(_ before: String?, _ after: String?) -> LaunchTraceRow {
            LaunchTraceRow(moment: "the launch", before: before, after: after, depth: 1)
        }
        plan.trace = (1...4).map { row("same\($0)", "same\($0)") }
        let same = try await run(["plan", "--verbose"], [plan]).output
        #expect(same.contains("  until the first screen\n    all 4 steps are the same"))
        plan.trace += [
            row("gone", nil), row(nil, "new"), row("z", "z"), row("y", "y"), row("x", "x"),
        ]
        let text = try await run(["plan", "--verbose"], [plan]).output
        #expect(
            text.contains(
                """
                  until the first screen: before (-) and after (+)
                    … 2 steps alike
                    the launch
                        same3
                        same4
                    -   gone
                    +   new
                        z
                        y
                    … 1 step alike

                """))
    }
}
