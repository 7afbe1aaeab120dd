import Foundation
import Testing

@testable import CommandLineInterface

/// What a report makes of the errors that the command of `--verify-with` prints.
struct VerificationReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("Notes", "partial")
        try folder.writeApp("Other")
        try folder.commitAll()
    }

    private func apply(_ command: String, _ arguments: String...) async throws -> ToolRun {
        let before = try folder.snapshot()
        let run = try await ToolRun(["apply", "--verify-with", command] + arguments, in: folder)
        #expect(run.status == .failure)
        #expect(try folder.snapshot() == before)
        return run
    }

    @Test func anErrorInAPlannedFileIsAFindingAtItsLine() async throws {
        let error = "$PWD/Notes/AppDelegate.swift:1:7: error: cannot find 'window' in scope"
        let run = try await apply("echo building; echo \"\(error)\"; exit 65")
        #expect(run.errors.contains("building\n"))
        #expect(run.errors.contains("error: cannot find 'window' in scope\n"))
        // Line 1 of the migrated file is line 2 of the file that was put back.
        #expect(
            run.output.contains(
                """
                  in the way
                Notes/AppDelegate.swift:2:7: error: line 1 of the migrated file: cannot find 'window' in scope [verify-failed]
                  help: the plan leaves that line as it is: see whether it builds without the migration; it is near what \
                callback-active-state tells of

                """))
        #expect(!run.output.contains("Other/AppDelegate.swift:2"))
    }

    @Test func anErrorInAFileThatThePlanCreatesIsOneOfThePlan() async throws {
        let run = try await apply(
            "echo 'Notes/Life/NotesApp.swift:1:2: error: no such attribute'; exit 1",
            "--format=json")
        #expect(
            run.output.contains(
                """
                              "id": "verify-failed",
                              "severity": "error",
                              "impact": "high",
                              "applicability": "manual",
                              "path": "Notes/Life/NotesApp.swift",
                              "line": 1,
                              "column": 2,
                              "message": "line 1 of the migrated file: no such attribute",
                """))
        #expect(run.output.contains("\"help\": \"docs/findings/verify-failed.md\""))
    }

    @Test func errorsElsewhereAreCounted() async throws {
        let run = try await apply("for i in 1 2 2; do echo a/b.swift:$i: error: x; done; exit 1")
        #expect(!run.output.contains("verify-failed"))
        #expect(
            run.errors.contains(
                "note: .: the command also names 2 errors in files that the plan leaves as they are"
            ))
    }

    @Test func muchOutputIsPassedOnWhole() async throws {
        let run = try await apply("head -c 3000000 /dev/zero | tr '\\0' x; exit 1")
        #expect(run.errors.count { $0 == "x" } >= 3_000_000)
    }

    @Test(arguments: [
        ("/a b/C.swift:3:9: error: no", "/a b/C.swift", 3, 9, "no"),
        ("C.swift:3: error: a: b", "C.swift", 3, 1, "a: b"),
        ("  C.m:3:9: fatal error: 'x.h' file not found  ", "C.m", 3, 9, "'x.h' file not found"),
        ("\u{1B}[1mC.swift:3:9: \u{1B}[31merror: \u{1B}[0mno", "C.swift", 3, 9, "no"),
    ])
    func errorsAreReadAsCompilersWriteThem(
        output: String, path: String, line: Int, column: Int, text: String
    ) throws {
        let message = try #require(CompilerMessage(output))
        #expect(message.path == path && message.line == line)
        #expect(message.column == column && message.text == text)
    }

    @Test(arguments: [
        "", "error: no", "C.swift:3:9: warning: no", "C.swift:0:1: error: no",
        "C.swift: error: no", "C.swift:3:9: error: ", "** BUILD FAILED **",
        "C.swift:99999999999999999999: error: no",
    ])
    func otherLinesAreNoErrors(output: String) {
        #expect(CompilerMessage(output) == nil)
    }
}
