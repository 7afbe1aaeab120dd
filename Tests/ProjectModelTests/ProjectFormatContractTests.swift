import ProjectModel
import SourceEditing
import Testing

/// What every format promises, tried on a tree that it understands.
@Suite struct ProjectFormatContractTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let format: any ProjectFormat
        let tree: FileTree
        let project: String
        var testDescription: String { "\(format.id) \(project)" }
    }

    static let cases: [Case] = [
        Case(
            format: XcodeProjectFormat(), tree: ClassicProject.tree(),
            project: ClassicProject.bundle),
        Case(
            format: XcodeProjectFormat(), tree: SynchronizedProject.tree(),
            project: SynchronizedProject.bundle),
        Case(format: TuistFormat(), tree: TuistProject.tree(), project: TuistProject.path),
        Case(
            format: PackageAppFormat(), tree: PackageAppTests.tree(), project: "Package.swift"),
        Case(
            format: XcodeProjectFormat(), tree: JSONProject.tree(), project: JSONProject.bundle),
        Case(
            format: BareFolderFormat(),
            tree: ClassicProject.tree(of: ["A.swift": "import UIKit", "Info.plist": ""]),
            project: "."),
        Case(format: BazelFormat(), tree: BazelProject.tree(), project: BazelProject.path),
        Case(format: XcodeGenFormat(), tree: GeneratedProject.folders, project: "project.yml"),
        Case(format: XcodeGenFormat(), tree: GeneratedProject.lists, project: "App/project.yml"),
    ]

    @Test func everyFormatIsTried() {
        #expect(Set(Self.cases.map(\.format.id)) == Set(ProjectFormats.all.map(\.id)))
    }

    @Test(arguments: cases)
    func theProjectIsFoundAndEveryPathExists(of one: Case) {
        #expect(one.format.detect(in: one.tree).contains(one.project))
        let loaded = one.format.load(one.project, in: one.tree)
        #expect(loaded.problems == [])
        #expect(!loaded.targets.isEmpty)
        for target in loaded.targets {
            #expect((target.sources + target.infoPlists).allSatisfy(one.tree.contains))
            #expect(target.resources.allSatisfy { one.tree.path(matching: $0) == $0 })
            #expect(target.platforms.contains(target.platform))
        }
    }

    @Test(arguments: cases)
    func noChangeIsNoEdit(of one: Case) throws {
        for target in one.format.load(one.project, in: one.tree).targets {
            #expect(try one.format.lower([], for: target, in: one.tree) == [])
            #expect(
                try one.format.lower(
                    [.removeSetting(key: "NOT_SET"), .removeFile(path: "not/there.swift")],
                    for: target, in: one.tree) == [])
        }
    }

    @Test(arguments: cases)
    func whatIsAddedIsLoadedAndAddedOnce(of one: Case) throws {
        for target in one.format.load(one.project, in: one.tree).targets {
            let sibling = try #require(target.sources.first)
            let path = RelativePath.join(RelativePath.folder(of: sibling), "Added.swift") ?? ""
            let change = ProjectChange.addSource(path: path, sibling: sibling)
            let edits = try one.format.lower([change], for: target, in: one.tree)
            let after = try applied(edits, to: one.tree, creating: [path])
            let loaded = one.format.load(one.project, in: after)
            let again = try #require(loaded.targets.first { $0.name == target.name })
            #expect(Set(again.sources) == Set(target.sources + [path]))
            #expect(try one.format.lower([change], for: again, in: after) == [])
            #expect(try one.format.lower([change], for: target, in: after) == [])
        }
    }

    @Test(arguments: cases)
    func whatIsRemovedIsGoneAndRemovedOnce(of one: Case) throws {
        for target in one.format.load(one.project, in: one.tree).targets {
            let path = try #require(target.sources.first)
            let change = ProjectChange.removeFile(path: path)
            let edits = try one.format.lower([change], for: target, in: one.tree)
            var edit = WorkspaceEdit()
            for change in edits { try edit.edit(change.path, change.edits, by: "project") }
            try edit.delete(path, by: "test")
            let after = one.tree.applying(edit)
            let loaded = one.format.load(one.project, in: after)
            #expect(loaded.targets.allSatisfy { !$0.sources.contains(path) })
            #expect(try one.format.lower([change], for: target, in: after) == [])
        }
    }

    @Test(arguments: cases)
    func whatIsRaisedIsRaisedOnce(of one: Case) throws {
        for target in one.format.load(one.project, in: one.tree).targets {
            let version = VersionNumber(14, 5)
            let change = ProjectChange.raiseDeploymentTarget(platform: target.platform, to: version)
            let edits = try one.format.lower([change], for: target, in: one.tree)
            let after = try applied(edits, to: one.tree)
            let raised = try ProjectModelTests.target(
                target.name, of: one.project, in: after, format: one.format)
            #expect(raised.deploymentTarget.map { $0 >= version } ?? true)
            #expect(try one.format.lower([change], for: raised, in: after) == [])
        }
    }

    @Test func unknownObjectsKeepEveryByte() throws {
        let tree = ClassicProject.tree()
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        let changes = try XcodeProjectFormat().lower(
            [
                .addSource(path: "Notes/New.swift", sibling: "Notes/AppDelegate.swift"),
                .removeFile(path: "Notes/Zoom.swift"),
                .removeSetting(key: "INFOPLIST_KEY_UIMainStoryboardFile"),
                .raiseDeploymentTarget(platform: .ios, to: VersionNumber(15)),
            ], for: notes, in: tree)
        let after = try applied(changes, to: tree, creating: ["Notes/New.swift"])
        let text = try after.read(ClassicProject.path).string
        let start = try #require(ClassicProject.text.firstRange(of: "/* Begin PBXFancyThing"))
        let end = try #require(
            ClassicProject.text.firstRange(of: "/* End PBXFancyThing section */"))
        #expect(text.contains(ClassicProject.text[start.lowerBound..<end.upperBound]))
    }

    @Test func changesOfATargetThatIsGoneAreRefused() throws {
        let tree = ClassicProject.tree()
        var notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        notes.name = "Gone"
        let change = ProjectChange.removeSetting(key: "SDKROOT")
        #expect(throws: ProjectError.self) {
            try XcodeProjectFormat().lower([change], for: notes, in: tree)
        }
        notes.name = "Notes"
        let damaged = ClassicProject.tree([ClassicProject.path: "{ objects = {"])
        #expect(throws: ProjectError.self) {
            try XcodeProjectFormat().lower([change], for: notes, in: damaged)
        }
    }
}
