import CommandLineInterface
import Foundation
import LifecycleMigration
import SourceEditing
import Testing

/// `apply --commit-per-step`.
struct CommitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("Notes", "partial", old: "x")
        try folder.write(Array("{}".utf8), to: "Notes/Old/Old.plist")
        try folder.commitAll()
        try folder.git("config", "user.name", "t")
        try folder.git("config", "user.email", "t@example.invalid")
    }

    private func subjects() throws -> [String] {
        try folder.git("log", "--format=%s").output.split(separator: "\n").map(String.init)
    }

    @Test func sourcesAreCommittedWithWhatIsLeft() async throws {
        let run = try await ToolRun("apply", "--commit-per-step", in: folder)
        #expect(run.status == .pending, "\(run.errors)")
        #expect(run.output.contains("3 files were changed and committed"))
        #expect(try subjects() == ["Move Notes to the SwiftUI life cycle", "all"])
        let body = try folder.git("log", "-1", "--format=%b").output
        #expect(body.contains("Left to do by hand:"))
        #expect(body.contains("- quick actions no longer reach"))
        #expect(try folder.git("status", "--porcelain").output == "")
    }

    @Test func eachCommitHasAllOfItsApps() async throws {
        try folder.writeApp("Mail")
        try folder.writeApp("Post", "together")
        try folder.commitAll()
        _ = try await ToolRun("apply", "--commit-per-step", in: folder)
        let subjects = try subjects()
        #expect(
            subjects == [
                "Move Notes, Post to the SwiftUI life cycle", "Move Mail to the SwiftUI life cycle",
                "all", "all",
            ], "\(subjects)")
        let files = try folder.git("show", "--name-only", "--format=", "HEAD").output
        #expect(
            files.contains("Post/AppDelegate.swift") && files.contains("Post/Life/PostApp.swift"))
    }

    @Test func aFileBehindALinkIsCommittedUnderItsOwnName() async throws {
        try folder.write(Array("@UIApplicationMain\nclass A {}\n".utf8), to: "Shared/Delegate.txt")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Mail", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Mail/AppDelegate.swift",
            withDestinationPath: "../Shared/Delegate.txt")
        try folder.commitAll()
        let planner: Planner = { snapshot, options, threads in
            let plan = await RulePlanner.plan(snapshot, options, threads)
            var edit = WorkspaceEdit()
            try? edit.edit("Mail/AppDelegate.swift", [.remove(0..<19)], by: "Mail")
            var applications = plan.applications.filter { $0.name == "Mail" }
            for index in applications.indices {
                applications[index].edit = edit
                applications[index].appFile = nil
            }
            return MigrationPlan(applications: applications, units: [edit], edit: edit)
        }
        let run = try await ToolRun(["apply", "--commit-per-step"], in: folder, planner: planner)
        #expect(run.status == .success, "\(run.errors)")
        #expect(try subjects().first == "Move Mail to the SwiftUI life cycle")
        let files = try folder.git("show", "--name-only", "--format=", "HEAD").output
        #expect(files == "Shared/Delegate.txt\n")
    }

    @Test func whatIsStagedBesideStaysStaged() async throws {
        try folder.write(Array("mine".utf8), to: "other.txt")
        try folder.git("add", "other.txt")
        let run = try await ToolRun("apply", "--commit-per-step", in: folder)
        #expect(run.status == .pending)
        #expect(try folder.git("status", "--porcelain").output == "A  other.txt\n")
    }

    @Test func nothingOfTheRepositoryIsRun() async throws {
        let hook = "#!/bin/sh\ntouch ran\nexit 1\n"
        for name in ["pre-commit", "commit-msg", "post-commit", "prepare-commit-msg"] {
            try folder.write(Array(hook.utf8), to: ".git/hooks/" + name)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/hooks/" + name)
        }
        try folder.write(Array(hook.utf8), to: ".git/sign")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/sign")
        try folder.git("config", "commit.gpgSign", "true")
        try folder.git("config", "gpg.program", folder.path + "/.git/sign")
        let run = try await ToolRun("apply", "--commit-per-step", in: folder)
        #expect(run.status == .pending, "\(run.errors)")
        #expect(folder.read("ran") == nil)
        #expect(try subjects().count == 2)
    }

    @Test func aFileThatGoesThroughAFilterIsRefused() async throws {
        try folder.write(Array("*.swift filter=lfs\n".utf8), to: ".gitattributes")
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "filter")
        let before = try folder.snapshot()
        let run = try await ToolRun("apply", "--commit-per-step", in: folder)
        #expect(run.status == .failure)
        #expect(run.errors.contains("goes through the filter 'lfs', which would have to be run"))
        #expect(try folder.snapshot() == before)
    }

    @Test(arguments: ["--allow-dirty", "--allow-no-vcs"])
    func onlyThePlanIsCommitted(option: String) async throws {
        let run = try await ToolRun("apply", "--commit-per-step", option, in: folder)
        #expect(run.status == .usage)
    }

    @Test func aCommitCanBeUndoneInTheFiles() async throws {
        let before = try folder.snapshot()
        _ = try await ToolRun("apply", "--commit-per-step", in: folder)
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .success)
        let commit = try folder.git("log", "-1", "--format=%h %s").output
        let subject = commit.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(
            undo.errors.contains(
                "2 files differ from the last commit now, since the apply was committed; this commit stays, and a commit "
                    + "of what was put back takes it back: \(subject)"), "\(undo.errors)")
        #expect(try folder.snapshot() == before)
    }

    @Test func whatWasNotCommittedLeavesNoCommit() async throws {
        try folder.write(
            Array("@UIApplicationMain\nclass D {} // partial, changed\n".utf8),
            to: "Notes/AppDelegate.swift")
        _ = try await ToolRun("apply", "--allow-dirty", in: folder)
        let undo = try await ToolRun("undo", in: folder)
        #expect(undo.status == .success)
        #expect(!undo.errors.contains("commit"), "\(undo.errors)")
    }

    @Test func whereNothingIsLeftNothingIsSaidToBe() async throws {
        try folder.writeApp("Notes")
        try folder.git("commit", "-qam", "migrate")
        let run = try await ToolRun("apply", "--commit-per-step", in: folder)
        #expect(run.status == .success, "\(run.errors)")
        #expect(try subjects().first == "Move Notes to the SwiftUI life cycle")
        let body = try folder.git("log", "-1", "--format=%b").output
        #expect(!body.contains("Left to do by hand"))
    }
}
