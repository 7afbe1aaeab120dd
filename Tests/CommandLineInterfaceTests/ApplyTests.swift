import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

struct ApplyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func everythingPlannedIsWrittenAndUndonePerfectly() async throws {
        try folder.writeApp("Notes", old: "old\r\n")
        try folder.writeApp("My App")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/Notes/AppDelegate.swift")
        try folder.commitAll()
        let before = try folder.snapshot()

        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .success)
        #expect(apply.errors == "")
        #expect(folder.read("Notes/AppDelegate.swift") == Array("class Notes {} // \n".utf8))
        #expect(
            folder.read("Notes/Life/NotesApp.swift") == Array("@main struct NotesApp {}\n".utf8))
        #expect(folder.read("Notes/Old/Old.swift") == nil)
        let names = Set(try folder.snapshot().keys)
        #expect(!names.contains("Notes/Old"), "an emptied folder goes, as with git apply")
        #expect(!names.contains { $0.contains(".sceneshift") })
        #expect(try folder.snapshot()["Notes/AppDelegate.swift"]?.prefix(2) == [0x01, 0xED])

        let again = try await ToolRun("apply", in: folder)
        #expect(again.status == .success)
        #expect(again.output.contains("nothing was changed"))

        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .success)
        #expect(try folder.snapshot() == before)
        #expect(try folder.git("status", "--porcelain").output == "")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
        #expect(try await ToolRun("undo", in: folder).output == ".: nothing to undo\n")
    }

    @Test func thePatchOfThePlanIsWhatApplyDoes() async throws {
        try folder.writeApp("Größe", "partial", old: "")
        try folder.writeApp("My App", old: "no newline")
        try folder.commitAll()
        let patch = try await ToolRun("plan", "--diff", in: folder)
        #expect(patch.status == .success)
        #expect(try folder.git("apply", "-", input: Array(patch.output.utf8)).status == 0)
        let patched = try folder.snapshot()
        try folder.git("checkout", "-q", ".")
        try folder.git("clean", "-qfd")
        #expect(try await ToolRun("apply", in: folder).status == .pending)
        #expect(try folder.snapshot() == patched)
    }

    @Test(arguments: [
        (["migrate"], ExitCode.success), (["partial"], .pending), (["refuse"], .failure),
        (["migrate", "partial"], .pending), (["migrate", "refuse"], .pending),
        (["refuse", "refuse"], .failure), ([], .failure),
    ])
    func theExitStatusFollowsFromTheOutcomes(outcomes: [String], status: ExitCode) async throws {
        try folder.write([], to: "README")
        for (index, words) in outcomes.enumerated() { try folder.writeApp("App\(index)", words) }
        try folder.commitAll()
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == status)
        #expect((try folder.snapshot() == before) == (status == .failure || outcomes.isEmpty))
    }

    @Test func aFileWithUncommittedChangesStopsTheWholeApply() async throws {
        try folder.writeApp("A")
        try folder.writeApp("B")
        try folder.commitAll()
        try folder.writeApp("B", "edited")
        try folder.write([1], to: "unrelated and untracked")
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("B/AppDelegate.swift: has uncommitted changes"))
        #expect(apply.errors.contains("--allow-dirty"))
        #expect(try folder.snapshot() == before)
        #expect(try await ToolRun("apply", "--allow-dirty", in: folder).status == .success)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
    }

    @Test func withoutARepositoryNothingIsWrittenUnlessAskedFor() async throws {
        try folder.writeApp("A")
        let before = try folder.snapshot()
        let refused = try await ToolRun("apply", in: folder)
        #expect(refused.status == .failure)
        #expect(refused.errors.contains("there is no Git repository"))
        #expect(try folder.snapshot() == before)
        #expect(try await ToolRun("apply", "--allow-no-vcs", in: folder).status == .success)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/.sceneshift"))
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
    }

    @Test func aFailedVerificationPutsEverythingBack() async throws {
        try folder.writeApp("A", old: "x")
        try folder.commitAll()
        let before = try folder.snapshot()
        let failed = try await ToolRun(
            "apply", "--verify-with", "echo checking; test -f A/Old/Old.swift", in: folder)
        #expect(failed.status == .failure)
        #expect(failed.errors.contains("checking\n"))
        #expect(!failed.output.contains("checking"))
        #expect(failed.errors.contains("ended with status 1"))
        #expect(try folder.snapshot() == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/sceneshift"))
        let passed = try await ToolRun(
            "apply", "--verify-with=test -f A/Life/AApp.swift", in: folder)
        #expect(passed.status == .success)
    }

    @Test func anAppIsChosenByItsAnswer() async throws {
        for name in ["A", "B", "C", "D"] { try folder.writeApp(name) }
        try folder.commitAll()
        let apply = try await ToolRun("apply", "--interactive", in: folder, input: "n\nd\ny\nq\n")
        #expect(apply.status == .pending)
        #expect(apply.errors.contains("+@main struct BApp {}"))
        let changed = try folder.git("status", "--porcelain", "-uall").output
        #expect(changed == " M B/AppDelegate.swift\n?? B/Life/BApp.swift\n")
    }

    @Test func anAppThatWasDeclinedIsNotReportedAsDone() async throws {
        try folder.writeApp("A", "partial")
        try folder.writeApp("B")
        try folder.commitAll()
        let apply = try await ToolRun("apply", "--interactive", in: folder, input: "n\ny\n")
        #expect(
            apply.output.contains(
                "A (ios): partial\n  it is left as it is: the answer was not yes\n"))
        #expect(!apply.output.contains("callback-quick-action"))
        #expect(!apply.output.contains("to do by hand"), "\(apply.output)")
        #expect(apply.errors.hasPrefix("A (ios, .): partial\n"), "\(apply.errors)")
    }

    @Test func aPatchOfWhatWasAppliedSaysThatItWas() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        let apply = try await ToolRun("apply", "--diff", in: folder)
        #expect(apply.output.hasPrefix("diff --git"))
        #expect(
            apply.errors.contains(
                "2 files were changed; 'sceneshift undo' puts everything back"), "\(apply.errors)")
    }

    @Test func appsThatMoveTogetherAreOneQuestion() async throws {
        for name in ["A", "B", "C"] { try folder.writeApp(name) }
        try folder.write(
            Array("@UIApplicationMain\nclass D {} // together\n".utf8), to: "D/AppDelegate.swift")
        try folder.commitAll()
        let apply = try await ToolRun("apply", "--interactive", in: folder, input: "n\nn\ny\n")
        #expect(
            apply.errors.contains(
                "C (ios, .): migrate; D (ios, .): migrate, 4 files. Apply? [y,n,a,d,q,?] "))
        let changed = try folder.git("status", "--porcelain", "-uall").output
        #expect(
            changed
                == " M C/AppDelegate.swift\n M D/AppDelegate.swift\n?? C/Life/CApp.swift\n"
                + "?? D/Life/DApp.swift\n")
    }

    @Test func aFileInAFolderThatCanNotBeWrittenLeavesEverythingAsItWas() async throws {
        // The planned new folder's name is taken by a file, so that the second app can't be written.
        try folder.writeApp("A")
        try folder.writeApp("B")
        try folder.write([1], to: "B/Life")
        try folder.commitAll()
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("B/Life"))
        #expect(try folder.snapshot() == before)
    }

    @Test func aSymbolicLinkIsWrittenThroughToItsFile() async throws {
        try folder.write(Array("@UIApplicationMain\nclass A {}\n".utf8), to: "Shared/Delegate.txt")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/A", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/A/AppDelegate.swift",
            withDestinationPath: "../Shared/Delegate.txt")
        try folder.commitAll()
        #expect(try await ToolRun("apply", in: folder).status == .success)
        #expect(folder.read("Shared/Delegate.txt") == Array("class A {}\n".utf8))
        let link = folder.path + "/A/AppDelegate.swift"
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        #expect(target == "../Shared/Delegate.txt")
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.git("status", "--porcelain").output == "")
    }

    @Test func aWorkTreeKeepsItsJournalInItsOwnGitFolder() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        try folder.git("worktree", "add", "-q", "tree", "-b", "other")
        #expect(try await ToolRun("apply", "tree", in: folder).status == .success)
        #expect(folder.read(".git/worktrees/tree/sceneshift/1/record") != nil)
        #expect(try await ToolRun("undo", "tree", in: folder).status == .success)
        #expect(try folder.git("-C", "tree", "status", "--porcelain").output == "")
    }

    @Test func aRepositoryInsideTheRepositoryIsAskedAboutItsOwnFiles() async throws {
        try folder.writeApp("Inner/A")
        try folder.git("init", "-q", "Inner")
        try folder.git("-C", "Inner", "add", "-A")
        try folder.git(
            "-C", "Inner", "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit",
            "-qm",
            "inner")
        try folder.write([], to: "README")
        try folder.commitAll()
        try folder.writeApp("Inner/A", "edited")
        let dirty = try await ToolRun("apply", in: folder)
        #expect(dirty.status == .failure)
        #expect(dirty.errors.contains("Inner/A/AppDelegate.swift: has uncommitted changes"))
        try folder.git("-C", "Inner", "checkout", "-q", ".")
        #expect(try await ToolRun("apply", in: folder).status == .success)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.git("-C", "Inner", "status", "--porcelain").output == "")
    }

    @Test func aFileThatChangesWhileItIsPlannedIsNotOverwritten() async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        let path = folder.path + "/A/AppDelegate.swift"
        let meddling: Planner = { snapshot, options, threads in
            let plan = await RulePlanner.plan(snapshot, options, threads)
            try? Data("@UIApplicationMain\nclass B {} // \n".utf8).write(
                to: URL(fileURLWithPath: path))
            return plan
        }
        let apply = try await ToolRun(["apply", "--allow-dirty"], in: folder, planner: meddling)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("A/AppDelegate.swift: was changed after it was planned"))
        #expect(
            try folder.git("status", "--porcelain", "-uall").output == " M A/AppDelegate.swift\n")
    }

    @Test func aFileThatGoesUnreadAndChangesWhileItIsPlannedStays() async throws {
        try folder.writeApp("A")
        try folder.write(Array("old".utf8), to: "A/notes.txt")
        try folder.commitAll()
        let path = folder.path + "/A/notes.txt"
        let meddling: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            try? plan.edit.delete("A/notes.txt", by: "A")
            try? Data("mine, and longer".utf8).write(to: URL(fileURLWithPath: path))
            return plan
        }
        let apply = try await ToolRun(["apply", "--allow-dirty"], in: folder, planner: meddling)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("A/notes.txt: was changed after it was planned"))
        #expect(try folder.git("status", "--porcelain", "-uall").output == " M A/notes.txt\n")
    }

    @Test func whereEveryAppIsRefusedTheToolSaysSo() async throws {
        try folder.writeApp("Notes", "refuse")
        try folder.commitAll()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("every app was refused, so that nothing was changed"))
    }

    @Test func whatIsLeftOutOfThePatchOfAnApplyIsCounted() async throws {
        try folder.writeApp("Notes")
        try folder.commitAll()
        let apply = try await ToolRun("apply", "--diff", "--hide", "*App.swift", in: folder)
        #expect(apply.status == .success)
        #expect(!apply.output.contains("NotesApp.swift"))
        #expect(apply.errors.contains("1 file is left out of the patch, which is for reading only"))
    }

    @Test func anEditMayReachToTheEndOfItsFile() async throws {
        try folder.writeApp("Notes")
        try folder.commitAll()
        let path = "Notes/AppDelegate.swift"
        let planner: Planner = { snapshot, options, threads in
            let plan = await RulePlanner.plan(snapshot, options, threads)
            let end = (try? snapshot.tree.read(path))?.count ?? 0
            var edit = WorkspaceEdit()
            try? edit.edit(path, [.remove(end - 1..<end)], by: "Notes")
            var application = plan.applications[0]
            application.edit = edit
            application.appFile = nil
            return MigrationPlan(applications: [application], units: [edit], edit: edit)
        }
        let apply = try await ToolRun(["apply"], in: folder, planner: planner)
        #expect(apply.errors == "")
        #expect(
            folder.read(path) == Array("@UIApplicationMain\nclass Notes {} // ".utf8))
    }
}
