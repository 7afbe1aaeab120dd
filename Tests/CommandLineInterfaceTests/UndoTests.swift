import CommandLineInterface
import Foundation
import Testing

struct UndoTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func aFileChangedSinceTheApplyIsNamedAndNothingIsTouched() async throws {
        try folder.writeApp("A")
        try folder.writeApp("B")
        try folder.commitAll()
        _ = try await ToolRun("apply", in: folder)
        try folder.write(Array("mine\n".utf8), to: "B/AppDelegate.swift")
        let before = try folder.snapshot()
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .failure)
        #expect(undo.errors.contains("B/AppDelegate.swift: was changed after the apply"))
        #expect(try folder.snapshot() == before)
    }

    @Test func aCreatedFileThatIsGoneSinceIsNoObstacle() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        _ = try await ToolRun("apply", in: folder)
        try FileManager.default.removeItem(atPath: folder.path + "/A/Life")
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.git("status", "--porcelain").output == "")
    }

    @Test func appliesAreUndoneOneRunAtATimeFromTheLast() async throws {
        try folder.writeApp("A")
        try folder.writeApp("B")
        try folder.commitAll()
        let before = try folder.snapshot()
        _ = try await ToolRun("apply", "A", in: folder)
        let between = try folder.snapshot()
        _ = try await ToolRun("apply", "B", in: folder)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == between)
        #expect(try await ToolRun("undo", "A", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
    }

    @Test func oneRunOverSeveralPathsIsUndoneAsOne() async throws {
        try folder.writeApp("A")
        try folder.writeApp("B")
        try folder.commitAll()
        let before = try folder.snapshot()
        #expect(try await ToolRun("apply", "A", "B", in: folder).status == .success)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
    }

    @Test func aPathThatDoesNotExistIsAnError() async throws {
        let undo = try await ToolRun("undo", "nowhere", in: folder)
        #expect(undo.status == .failure)
        #expect(undo.errors.contains("nowhere: no such file or folder"))
    }

    /// Makes an apply look as if the process had ended before its journal was closed.
    private func reopenJournal() throws {
        let record = try #require(folder.read(".git/sceneshift/1/record"))
        let text = String(decoding: record, as: UTF8.self)
        #expect(text.contains("\"applied\""))
        try folder.write(
            Array(text.replacingOccurrences(of: "\"applied\"", with: "\"applying\"").utf8),
            to: ".git/sceneshift/1/record")
    }

    @Test(arguments: ["undo", "apply"], 0..<4)
    func anInterruptedApplyIsPutBackByTheNextRun(command: String, filesDone: Int) async throws {
        try folder.writeApp("A", old: "old")
        try folder.commitAll()
        let before = try folder.snapshot()
        _ = try await ToolRun("apply", in: folder)
        let after = try folder.snapshot()
        try reopenJournal()
        // Only the first files, in the order of their paths, had been put in place.
        if filesDone < 1 {
            try folder.write(
                Array("@UIApplicationMain\nclass A {} // \n".utf8), to: "A/AppDelegate.swift")
        }
        if filesDone < 2 {
            try FileManager.default.removeItem(atPath: folder.path + "/A/Life/AApp.swift")
            try folder.write(Array("@main".utf8), to: "A/Life/.sceneshift-1-1")
        }
        if filesDone < 3 { try folder.write(Array("old".utf8), to: "A/Old/Old.swift") }

        let run = try await ToolRun(command, in: folder)
        #expect(run.status == .success)
        if command == "undo" {
            #expect(try folder.snapshot() == before)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
        } else {
            #expect(run.errors.contains("an earlier apply was interrupted"))
            #expect(try folder.snapshot() == after)
            #expect(try await ToolRun("undo", in: folder).status == .success)
            #expect(try folder.snapshot() == before)
        }
    }

    @Test func aDamagedJournalIsAnErrorAndNotACrash() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        _ = try await ToolRun("apply", in: folder)
        try folder.write(Array("{".utf8), to: ".git/sceneshift/1/record")
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .failure)
        #expect(undo.errors.contains("journal 1: can't be read"))
    }

    @Test func theNumberOfADamagedJournalIsNotUsedAgain() async throws {
        try folder.writeApp("A")
        try folder.writeApp("B")
        try folder.commitAll()
        _ = try await ToolRun("apply", "A", in: folder)
        try folder.write(Array("{".utf8), to: ".git/sceneshift/1/record")
        let kept = folder.read(".git/sceneshift/1/0.before")
        #expect(kept != nil)
        let apply = try await ToolRun("apply", "B", in: folder)
        #expect(apply.status == .success, "\(apply.errors)")
        #expect(folder.read("B/AppDelegate.swift") == Array("class B {} // \n".utf8))
        #expect(folder.read(".git/sceneshift/1/record") == Array("{".utf8))
        #expect(folder.read(".git/sceneshift/1/0.before") == kept)
        #expect(folder.read(".git/sceneshift/2/record") != nil)
    }
}
