import Foundation
import LifecycleMigration
import ProjectModel
import Testing

/// A PATH inside a repository is planned with the project that builds it, wherever that lies.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct FolderInRepositoryTests {
    @Test(
        "the plan of the folder in which an app starts is the plan of its repository",
        arguments: OrdinaryShare.samples("folders in repositories"))
    func oneTruth(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let starts = planned.plan.applications.compactMap(\.entryPoint?.place.path)
        let folders = Set(starts.map(RelativePath.folder))
        guard let folder = folders.first, folders.count == 1, !folder.isEmpty,
            planned.plan.applications.allSatisfy({ $0.project != nil }),
            !planned.before.files.keys.contains(where: {
                $0.hasPrefix(folder + "/") && $0.hasSuffix(".pbxproj")
            })
        else { return }
        let project = try TemporaryProject(sample)
        try project.makeRepository()
        let patch = try await project.run(["plan", "--diff"] + sample.arguments)
        let own = try await project.run(["plan", "--diff", folder] + sample.arguments)
        #expect(own.output == patch.output)
        #expect(own.status == patch.status)
        let report = try await project.run(["plan", folder] + sample.arguments + ["-q"])
        let whole = try await project.run(["plan"] + sample.arguments + ["-q"])
        #expect(report.output == whole.output)
        Tally.count(.folders)
    }

    private static let storyboard = Sample.all.first {
        $0.platform == "ios" && $0.name == "storyboard"
    }

    private func notes() throws -> TemporaryProject {
        let project = try TemporaryProject(#require(Self.storyboard))
        try project.makeRepository()
        return project
    }

    @Test func pathsCountFromThePath() async throws {
        let project = try notes()
        let json = try await project.run(["plan", "--format", "json", "Notes"])
        #expect(json.output.contains("\"project\": \"../Notes.xcodeproj\""))
        #expect(json.output.contains("\"path\": \"../Notes.xcodeproj/project.pbxproj\""))
        #expect(json.output.contains("\"path\": \"AppDelegate.swift\""))
        let text = try await project.run(["plan", "Notes"])
        #expect(text.output.contains("Notes.xcodeproj/project.pbxproj"))
    }

    @Test func withoutARepositoryTheProjectIsNamed() async throws {
        let project = try TemporaryProject(#require(Self.storyboard))
        let run = try await project.run(["plan", "Notes"])
        #expect(run.status == .failure)
        #expect(run.errors.contains("its sources belong to 'Notes.xcodeproj', which lies outside"))
        #expect(run.errors.contains("name the folder of that project: '.'"))
    }

    @Test func aFolderInWhichNoAppStartsSaysWhoseItIs() async throws {
        let project = try notes()
        let view = "import UIKit\n\nclass Extra: UIViewController {}\n"
        let file = project.folder.appendingPathComponent("Notes/Base.lproj/Extra.swift")
        try Data(view.utf8).write(to: file)
        let run = try await project.run(["plan", "Notes/Base.lproj"])
        #expect(run.status == .failure)
        #expect(run.errors.contains("Notes/Base.lproj: no app found: "))
    }

    @Test func foldersOfOneProjectAreNotChangedOneAfterTheOther() async throws {
        let project = try notes()
        let files = FileManager.default
        try files.createDirectory(
            at: project.folder.appendingPathComponent("Other"), withIntermediateDirectories: true)
        for name in ["Notes.xcodeproj", "Notes"] {
            try files.copyItem(
                at: project.folder.appendingPathComponent(name),
                to: project.folder.appendingPathComponent("Other/" + name))
        }
        let both = try await project.run(["plan", "--diff", "Notes", "Other/Notes"])
        #expect(both.status == .success)
        #expect(both.output.contains("+++ b/Notes.xcodeproj/project.pbxproj"))
        #expect(both.output.contains("+++ b/Other/Notes.xcodeproj/project.pbxproj"))
        let twice = try await project.run(["plan", "--diff", "Notes", "Notes.xcodeproj"])
        #expect(twice.status == .failure)
        #expect(twice.errors.contains("the plans of 'Notes' and 'Notes.xcodeproj' both change it"))
    }

    @Test func withoutARepositoryTheFolderOfTheProjectIsNamed() async throws {
        let project = try TemporaryProject(#require(Self.storyboard))
        let files = FileManager.default
        let clients = project.folder.appendingPathComponent("Clients")
        try files.createDirectory(at: clients, withIntermediateDirectories: true)
        for name in ["Notes", "Notes.xcodeproj"] {
            try files.moveItem(
                at: project.folder.appendingPathComponent(name),
                to: clients.appendingPathComponent(name))
        }
        let run = try await project.run(["plan", "Clients/Notes"])
        #expect(run.status == .failure)
        #expect(run.errors.contains("name the folder of that project: 'Clients'"))
    }
}
