import ProjectModel
import SourceEditing
import Testing

/// A resource that stays in the repository, and that an app is built without.
@Suite struct LeavingOutTests {
    struct Project: Sendable, CustomTestStringConvertible {
        let format: any ProjectFormat
        let tree: FileTree
        let path: String
        let target: String
        let resources: [String]
        var testDescription: String { "\(format.id) \(path) \(target)" }
    }

    private static func spec(_ sources: String) -> Project {
        let spec = GeneratedProject.folderSpec.replacing(
            "    sources:\n      - path: Notes\n        excludes: [\"**/*.generated.swift\", Old]\n",
            with: sources)
        return Project(
            format: XcodeGenFormat(), tree: GeneratedProject.folders(spec: spec),
            path: "project.yml", target: "Notes", resources: ["Notes/Main.storyboard"])
    }

    static let projects: [Project] = [
        Project(
            format: XcodeProjectFormat(), tree: ClassicProject.tree(), path: ClassicProject.bundle,
            target: "Notes",
            resources: ["Notes/Base.lproj/Main.storyboard", "Notes/de.lproj/Main.strings"]),
        Project(
            format: XcodeProjectFormat(), tree: SynchronizedProject.tree(),
            path: SynchronizedProject.bundle, target: "Player",
            resources: ["ios/Player/Base.lproj/Main.storyboard"]),
        Project(
            format: XcodeProjectFormat(), tree: JSONProject.tree(), path: JSONProject.bundle,
            target: "Garden", resources: ["ios/Garden/Main.storyboard"]),
        Project(
            format: XcodeProjectFormat(),
            tree: JSONProject.tree(["ios/Shared/Start.storyboard": ""]),
            path: JSONProject.bundle, target: "Lawn", resources: ["ios/Shared/Start.storyboard"]),
        Project(
            format: BazelFormat(), tree: BazelProject.tree(), path: BazelProject.path,
            target: "Notes", resources: ["App/Main.storyboard"]),
        Project(
            format: XcodeGenFormat(), tree: GeneratedProject.folders, path: "project.yml",
            target: "Notes", resources: ["Notes/Main.storyboard"]),
        spec("    sources: Notes\n"), spec("    sources: [Notes]\n"),
        spec("    sources:\n      - Notes\n"), spec("    sources:\n      - path: Notes\n"),
        spec("    sources: [{path: Notes}]\n"),
        spec(
            "    sources:\n      - {path: Notes, excludes: [Main.storyboard]}\n      - Notes/Main.storyboard\n"
        ),
    ]

    @Test("It is copied no more, stays a file, and is left out once", arguments: projects)
    func leftOut(of project: Project) throws {
        let before = try target(
            project.target, of: project.path, in: project.tree, format: project.format)
        #expect(Set(project.resources).isSubset(of: before.resources))
        let wishes = project.resources.map { ProjectChange.leaveOut(path: $0) }
        let changes = try project.format.lower(wishes, for: before, in: project.tree)
        let tree = try applied(changes, to: project.tree)
        let after = try target(project.target, of: project.path, in: tree, format: project.format)
        #expect(Set(after.resources) == Set(before.resources).subtracting(project.resources))
        #expect(after.sources == before.sources)
        #expect(project.resources.allSatisfy(tree.contains))
        #expect(try project.format.lower(wishes, for: after, in: tree) == [])
    }

    @Test("Another target of the same folder keeps it")
    func otherTarget() throws {
        let player = try target(
            "Player", of: SynchronizedProject.bundle, in: SynchronizedProject.tree())
        let path = "ios/Player/Base.lproj/Main.storyboard"
        let changes = try XcodeProjectFormat().lower(
            [.leaveOut(path: path)], for: player, in: SynchronizedProject.tree())
        let tree = try applied(changes, to: SynchronizedProject.tree())
        let text = try tree.read(SynchronizedProject.path).string
        #expect(text.contains("\"/Localized: Main.storyboard\",\n"), "as Xcode writes it")
        let other = try target("Player Lite", of: SynchronizedProject.bundle, in: tree)
        #expect(other.resources.contains(path))
    }

    @Test("A file keeps its place in the groups of an Xcode project")
    func reference() throws {
        let tree = ClassicProject.tree()
        let changes = try XcodeProjectFormat().lower(
            [
                .leaveOut(path: "Notes/Base.lproj/Main.storyboard"),
                .leaveOut(path: "Notes/de.lproj/Main.strings"),
            ], for: try target("Notes", of: ClassicProject.bundle, in: tree), in: tree)
        let text = try applied(changes, to: tree).read(ClassicProject.path).string
        #expect(text.contains("name = Main.storyboard;"))
        #expect(!text.contains("Main.storyboard in Resources"))
    }

    @Test("Where nothing can say so, the project, the file and the option are named")
    func refused() throws {
        let bazel = BazelProject.text.replacing(
            "data = [\"Main.storyboard\"]", with: "data = glob([\"*.storyboard\"])")
        let refused: [(any ProjectFormat, FileTree, String, String)] = [
            (
                BazelFormat(), BazelProject.tree([BazelProject.path: bazel]), BazelProject.path,
                "App/Main.storyboard"
            ),
            (
                TuistFormat(), TuistProject.tree(), TuistProject.path,
                "App/Resources/Base.lproj/Main.storyboard"
            ),
            (
                BareFolderFormat(),
                ClassicProject.tree(of: ["A.swift": "import UIKit", "Main.storyboard": ""]), ".",
                "Main.storyboard"
            ),
        ]
        for (format, tree, project, path) in refused {
            let target = try #require(format.load(project, in: tree).targets.first)
            #expect(target.resources.contains(path))
            let error = #expect(throws: ProjectError.self) {
                try format.lower([.leaveOut(path: path)], for: target, in: tree)
            }
            #expect(error?.remedy.contains("--delete-unused-storyboards") == true)
        }
    }
}
