import CommandLineInterface
import Foundation
import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// What a Mac's disks do to names and paths, as far as other systems can play it.
struct MacDiskTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Whether the disk of the tests takes "a" and "A" for two names.
    private func tellsCasesApart() throws -> Bool {
        try folder.write([], to: ".case")
        defer { try? FileManager.default.removeItem(atPath: folder.path + "/.case") }
        return folder.read(".CASE") == nil
    }

    @Test func aFileThatGitSpellsInAnotherCaseIsNotOverwritten() async throws {
        try folder.writeApp("A")
        try folder.move("A/AppDelegate.swift", to: "A/Appdelegate.swift")
        try folder.commitAll()
        try folder.move("A/Appdelegate.swift", to: "A/AppDelegate.swift")
        // So is every repository on a disk that ignores case: Git then takes the two names for one.
        try folder.git("config", "core.ignorecase", "true")
        try folder.writeApp("A", "edited")
        let silent = try folder.git("status", "--porcelain", "--", "A/AppDelegate.swift")
        #expect(silent.output == "", "Git says nothing of a change under the other name")
        let before = try folder.snapshot()

        let refused = try await ToolRun("apply", in: folder)
        #expect(refused.status == .failure)
        #expect(refused.errors.contains("A/AppDelegate.swift: is in no commit under this name\n"))
        #expect(refused.errors.contains("commit it as the disk spells it, or use --allow-dirty"))
        #expect(try folder.snapshot() == before)
        #expect(try await ToolRun("apply", "--allow-dirty", in: folder).status == .success)
    }

    @Test func filesThatGitIgnoresAreNotOverwritten() async throws {
        for name in ["A", "B", "C"] { try folder.writeApp(name) }
        try folder.write(Array("AppDelegate.swift\n".utf8), to: ".gitignore")
        try folder.commitAll()
        try folder.git("add", "-f", "B/AppDelegate.swift")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "b")
        let refused = try await ToolRun("apply", in: folder)
        #expect(refused.status == .failure)
        #expect(
            refused.errors.contains(
                "A/AppDelegate.swift: is in no commit under this name (nor are C/AppDelegate.swift)"
            ))
    }

    @Test func appsWhoseNamesDifferOnlyInCaseAreMovedAndPutBack() async throws {
        guard try tellsCasesApart() else { return }
        for name in ["Notes", "notes", "NOTES"] { try folder.writeApp(name, old: name) }
        try folder.commitAll()
        let before = try folder.snapshot()
        #expect(try await ToolRun("apply", in: folder).status == .success)
        for name in ["Notes", "notes", "NOTES"] {
            #expect(
                folder.read("\(name)/Life/\(name)App.swift")
                    == Array("@main struct \(name)App {}\n".utf8))
            #expect(folder.read("\(name)/Old/Old.swift") == nil)
        }
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
    }

    @Test(
        "A name with accents is kept as the disk has it, composed or not",
        arguments: ["Cafe\u{301}", "Caf\u{E9}"])
    func accents(name: String) async throws {
        try folder.writeApp(name, old: "x")
        try folder.commitAll()
        let before = try folder.snapshot()
        #expect(try await ToolRun("apply", in: folder).status == .success)
        #expect(folder.read(name + "/Life/\(name)App.swift") != nil)
        #expect(folder.read(name + "/Old/Old.swift") == nil)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
        #expect(try folder.git("status", "--porcelain").output == "")
    }

    @Test("A folder may lie behind a link, as every temporary folder of a Mac does")
    func behindALink() async throws {
        try folder.writeApp("repository/A", old: "x")
        try folder.git("init", "-q", "repository")
        try folder.git("-C", "repository", "add", "-A")
        try folder.git(
            "-C", "repository", "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit",
            "-qm", "all")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "repository")
        let before = try folder.snapshot()
        let given = [["link"], [folder.path + "/link/A"]]
        for path in given {
            let plan = try await ToolRun(["plan", "--diff"] + path, in: folder)
            #expect(plan.status == .success && plan.errors == "")
            let apply = try await ToolRun(["apply"] + path, in: folder)
            #expect(apply.status == .success && apply.errors == "")
            #expect(folder.read("repository/A/Old/Old.swift") == nil)
            // The journal is found by any way to the folder.
            #expect(try await ToolRun("undo", "repository", in: folder).status == .success)
            #expect(try folder.snapshot() == before)
        }
        #expect(try folder.git("-C", "repository", "status", "--porcelain").output == "")
    }

    @Test func aWorkspaceMaySpellItsProjectInAnotherCase() async throws {
        try folder.write([], to: "ios/Notes.xcodeproj/project.pbxproj")
        let contents = "<Workspace><FileRef location = \"group:IOS/notes.xcodeproj\"/></Workspace>"
        try folder.write(Array(contents.utf8), to: "W.xcworkspace/contents.xcworkspacedata")
        let planner: Planner = { _, options, _ in
            #expect(options.projects == ["ios/Notes.xcodeproj"])
            return MigrationPlan(applications: [], units: [], edit: WorkspaceEdit())
        }
        _ = try await ToolRun(["plan", "W.xcworkspace"], in: folder, planner: planner)
    }
}

extension TemporaryFolder {
    /// Renames a file.
    fileprivate func move(_ name: String, to target: String) throws {
        let bytes = read(name) ?? []
        try FileManager.default.removeItem(atPath: path + "/" + name)
        try write(bytes, to: target)
    }
}
