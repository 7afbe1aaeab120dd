import CommandLineInterface
import Foundation
import LifecycleMigration
import Testing

/// A scan that is interrupted goes on where it was, and says the same as one that was not.
struct ScanResumeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("easy/A")
        try folder.writeApp("easy/B", "partial")
        try folder.writeApp("hard/C", "refuse")
        try folder.write([], to: "empty/x")
    }

    private static let paths = ["easy", "empty", "hard"]
    private static let formats = ["text", "json", "csv", "markdown", "html"]

    private func scan(_ options: [String], planner: Planner? = nil) async throws -> ToolRun {
        try await ToolRun(
            ["scan"] + options + Self.paths, in: folder, planner: planner ?? RulePlanner.plan)
    }

    private var lines: [String] {
        String(decoding: folder.read("rows.jsonl") ?? [], as: UTF8.self).split(separator: "\n")
            .map(String.init)
    }

    /// A planner that must not be asked for anything.
    private static let none: Planner = { snapshot, options, threads in
        Issue.record("planned again: \(snapshot.tree.paths)")
        return await RulePlanner.plan(snapshot, options, threads)
    }

    @Test func whatIsFinishedIsNotPlannedAgain() async throws {
        for format in Self.formats {
            let whole = try await scan(["--format", format])
            let first = try await scan(["--format", format, "--resume", "rows.jsonl"])
            let second = try await scan(
                ["--format", format, "--resume", "rows.jsonl"], planner: Self.none)
            #expect(first.output == whole.output, "\(format)")
            #expect(second.output == whole.output, "\(format)")
            #expect(second.status == whole.status)
            #expect(second.errors == whole.errors)
        }
    }

    @Test func aLineIsJSONWithThePathAndItsApps() async throws {
        _ = try await scan(["--resume", "rows.jsonl"])
        let rows = try lines.map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(rows.compactMap { $0["begun"] as? String }.sorted() == Self.paths)
        let finished = rows.compactMap { $0["finished"] as? [String: Any] }
        #expect(finished.compactMap { $0["path"] as? String }.sorted() == Self.paths)
        let easy = try #require(finished.first { $0["path"] as? String == "easy" })
        #expect((easy["applications"] as? [Any])?.count == 2)
        #expect(!lines.joined().contains(folder.path))
    }

    @Test func aLineThatWasCutIsPlannedAgain() async throws {
        let whole = try await scan([])
        _ = try await scan(["--resume", "rows.jsonl"])
        let bytes = try #require(folder.read("rows.jsonl"))
        try folder.write(Array(bytes.dropLast(20)), to: "rows.jsonl")
        let run = try await scan(["--resume", "rows.jsonl"])
        #expect(run.output == whole.output)
        // The last one was begun twice, and each finished once.
        #expect(lines.count == 7)
        #expect(
            try await scan(["--resume", "rows.jsonl"], planner: Self.none).output == whole.output)
    }

    @Test func otherOptionsAreAskedAnew() async throws {
        _ = try await scan(["--resume", "rows.jsonl"])
        let run = try await scan(["--to", "scenes", "--resume", "rows.jsonl"])
        let whole = try await scan(["--to", "scenes"])
        #expect(run.output == whole.output)
        #expect(lines.filter { $0.contains("begun") }.count == 6)
    }

    @Test func whatEndedTheToolThreeTimesHasARow() async throws {
        let begun = String(repeating: "{\"begun\":\"hard\"}\n", count: 3)
        try folder.write(Array(begun.utf8), to: "rows.jsonl")
        let run = try await scan(["--resume", "rows.jsonl"])
        #expect(run.output.contains("hard   -    -        -         failed"), "\(run.output)")
        #expect(run.output.contains("the scan ended 3 times while it planned this"))
        #expect(run.output.contains("easy   A"))
        #expect(run.errors.contains("leave its lines out of 'rows.jsonl'"))
    }

    @Test func anotherFileIsRefusedAndLeftAsItIs() async throws {
        for text in ["let a = 1\n", "no line", "{\"a\":\n"] {
            try folder.write(Array(text.utf8), to: "rows.jsonl")
            let run = try await scan(["--resume", "rows.jsonl"])
            #expect(run.status == .failure)
            #expect(
                run.errors.contains("rows.jsonl: can't hold what the scan finished: it is no file"))
            #expect(run.errors.contains("name a new file with --resume"))
            #expect(folder.read("rows.jsonl") == Array(text.utf8))
        }
    }

    @Test func aSourceIsNoFileForIt() async throws {
        let run = try await scan(["--resume", "easy/A/AppDelegate.swift"])
        #expect(run.status == .failure)
        #expect(run.errors.contains("name another file with --resume"))
    }

    @Test func itIsForAScan() async throws {
        let run = try await ToolRun("plan", "--resume", "rows.jsonl", in: folder)
        #expect(run.status == .usage)
    }

    @Test func aNewCommitIsPlannedAgain() async throws {
        try #require(try folder.git("init", "-q").status == 0)
        func commit() throws {
            _ = try folder.git("add", "-A")
            _ = try folder.git(
                "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "x")
        }
        try commit()
        _ = try await scan(["--resume", "rows.jsonl"])
        try folder.writeApp("easy/D", "refuse")
        try commit()
        let run = try await scan(["--resume", "rows.jsonl"])
        #expect(run.output.contains("easy   D"))
    }
}
