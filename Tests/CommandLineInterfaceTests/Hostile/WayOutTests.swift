import CommandLineInterface
import Foundation
import Testing

/// States that an apply may be left in, and the way out of each.
struct WayOutTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("A", old: "old")
        try folder.commitAll()
    }

    private var hasStore: Bool {
        FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift")
    }

    /// Makes the last apply look as if the process had ended before its journal was closed.
    private func reopenJournal() throws {
        let record = String(
            decoding: try #require(folder.read(".git/sceneshift/1/record")), as: UTF8.self)
        #expect(record.contains("\"applied\""))
        try folder.write(
            Array(record.replacingOccurrences(of: "\"applied\"", with: "\"applying\"").utf8),
            to: ".git/sceneshift/1/record")
    }

    @Test func aFileThatVerificationWorkedOnIsPutBackToo() async throws {
        let before = try folder.snapshot()
        let apply = try await ToolRun(
            "apply", "--verify-with", "echo '// formatted' >>A/AppDelegate.swift; exit 1",
            in: folder)
        #expect(apply.status == .failure)
        #expect(try folder.snapshot() == before)
        #expect(!hasStore)
    }

    @Test func aLinkWhereTheNewFileGoesIsNoObstacleAfterwards() async throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/A/Life", withIntermediateDirectories: true)
        let link = folder.path + "/A/Life/AApp.swift"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "nowhere")
        let before = try folder.allFiles()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(try folder.allFiles() == before)
        try FileManager.default.removeItem(atPath: link)
        #expect(try await ToolRun("apply", in: folder).status == .success)
    }

    @Test(
        "Of PATHs that overlap nothing is applied",
        arguments: [[".", "A"], ["A", "."], ["A", "A"]])
    func overlap(paths: [String]) async throws {
        let before = try folder.snapshot()
        let apply = try await ToolRun(["apply"] + paths, in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("overlaps with"))
        #expect(try folder.snapshot() == before)
    }

    @Test func whatAnInterruptedApplyDidNotTouchIsTheUsers() async throws {
        _ = try await ToolRun("apply", in: folder)
        try reopenJournal()
        // The delegate was not reached: its new bytes still lie beside it, and the user goes on with it.
        try folder.write(Array("mine\n".utf8), to: "A/AppDelegate.swift")
        try folder.write(Array("class A {} // \n".utf8), to: "A/.sceneshift-1-0")
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .success)
        #expect(folder.read("A/AppDelegate.swift") == Array("mine\n".utf8))
        #expect(folder.read("A/Old/Old.swift") == Array("old".utf8))
        #expect(folder.read("A/Life/AApp.swift") == nil)
        #expect(folder.read("A/.sceneshift-1-0") == nil)
    }

    @Test func whatIsCommittedIsNotPutBackByItself() async throws {
        _ = try await ToolRun("apply", in: folder)
        try reopenJournal()
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "migrated")
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("and is committed"))
        #expect(try folder.snapshot() == before)
        let forget = try await ToolRun("undo", "--forget", in: folder)
        #expect(forget.status == .success)
        #expect(forget.output.contains("  left as it is: A/AppDelegate.swift\n"))
        #expect(try folder.snapshot() == before)
        #expect(!hasStore)
        #expect(try await ToolRun("apply", in: folder).status == .success)
    }

    @Test func aJournalThatCannotBeRestoredIsGivenUpByName() async throws {
        _ = try await ToolRun("apply", in: folder)
        try folder.write(Array("mine\n".utf8), to: "A/AppDelegate.swift")
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .failure)
        #expect(undo.errors.contains("'sceneshift undo --forget'"))
        let before = try folder.snapshot()
        let forget = try await ToolRun("undo", "--forget", in: folder)
        #expect(
            forget.output == """
                .: journal 1 was given up
                  left as it is: A/AppDelegate.swift
                  left as it is: A/Life/AApp.swift
                  left as it is: A/Old/Old.swift

                """)
        #expect(try folder.snapshot() == before)
        #expect(!hasStore)
        #expect(
            try await ToolRun("undo", "--forget", in: folder).output
                == ".: there is no journal to give up\n")
    }

    @Test("An interruption is told before anything is planned on top", arguments: ["plan", "scan"])
    func interruptionIsTold(command: String) async throws {
        _ = try await ToolRun("apply", in: folder)
        try reopenJournal()
        let before = try folder.allFiles()
        let run = try await ToolRun(command, in: folder)
        #expect(run.errors.contains(".: an earlier apply was interrupted"))
        #expect(try folder.allFiles() == before)
    }

    @Test func aFileThatComesUnderATemporaryNameIsNotTakenForASave() async throws {
        #expect(try await ToolRun("apply", in: folder).status == .success)
        let after = try folder.snapshot()
        try folder.write(Array("planted\n".utf8), to: "A/.sceneshift-1-0")
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .failure)
        #expect(undo.errors.contains("can't be put back: 'A/.sceneshift-1-0' is in the way"))
        #expect(folder.read("A/.sceneshift-1-0") == Array("planted\n".utf8))
        try FileManager.default.removeItem(atPath: folder.path + "/A/.sceneshift-1-0")
        #expect(try folder.snapshot()["A/AppDelegate.swift"] == after["A/AppDelegate.swift"])
        #expect(try await ToolRun("undo", in: folder).status == .success)
    }

    /// The files without their modes, which Git sets anew, and without the one that these tests give Git to read.
    private func contents() throws -> [String: ArraySlice<UInt8>] {
        try folder.snapshot().filter { $0.key != ".git-input" }.mapValues { $0.dropFirst(2) }
    }

    @Test("Where the apply is not, its journal is kept", arguments: ["stash", "branch"])
    func elsewhere(way: String) async throws {
        try folder.writeApp("B")
        try folder.commitAll()
        let before = try contents()
        #expect(try await ToolRun("apply", in: folder).status == .success)
        let after = try contents()
        let identity = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"]
        func git(_ arguments: [String]) throws {
            let tool = try BuiltTool(in: folder.path)
            let run = try tool.shell("git " + (identity + arguments).joined(separator: " "))
            #expect(run.status == 0, "\(run.output)")
        }
        if way == "stash" {
            try git(["stash", "-uq"])
        } else {
            try git(["checkout", "-qb", "moved"])
            try git(["add", "-A"])
            try git(["commit", "-qm", "moved"])
            try git(["checkout", "-q", "-"])
        }
        #expect(try contents() == before)
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .success)
        #expect(undo.errors.contains("the journal is kept"))
        #expect(try contents() == before)

        try git(way == "stash" ? ["stash", "pop", "-q"] : ["checkout", "-q", "moved"])
        #expect(try contents() == after)
        #expect(try await ToolRun("undo", in: folder).output.contains("files were put back"))
        #expect(try contents() == before)
    }
}
