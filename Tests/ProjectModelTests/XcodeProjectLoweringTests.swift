import ProjectModel
import SourceEditing
import Testing

@Suite struct XcodeProjectLoweringTests {
    private let format = XcodeProjectFormat()
    private let tree = ClassicProject.tree()

    private func notes(in tree: FileTree) throws -> AppTarget {
        try target("Notes", of: ClassicProject.bundle, in: tree)
    }

    /// The lines that are in one text and not in the other.
    private func newLines(_ before: FileTree, _ after: FileTree) throws -> [String] {
        let old = Set(try before.read(ClassicProject.path).string.split(separator: "\n"))
        return try after.read(ClassicProject.path).string.split(separator: "\n")
            .filter { !old.contains($0) }.map { $0.trimmingPrefix(while: \.isWhitespace) }
            .map(String.init)
    }

    @Test func aNewSourceIsWrittenLikeItsNeighbours() throws {
        let path = "Notes/Notes App.swift"
        let changes = try format.lower(
            [.addSource(path: path, sibling: "Notes/AppDelegate.swift")],
            for: notes(in: tree), in: tree)
        let after = try applied(changes, to: tree, creating: [path])
        let lines = try newLines(tree, after)
        let reference = try #require(lines.first { $0.contains("PBXFileReference") }).prefix(24)
        let buildFile = try #require(lines.first { $0.contains("PBXBuildFile") }).prefix(24)
        #expect(
            Set(lines) == [
                "\(buildFile) /* Notes App.swift in Sources */ = {isa = PBXBuildFile; fileRef = \(reference) /* Notes App.swift */; };",
                "\(reference) /* Notes App.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = \"Notes App.swift\"; sourceTree = \"<group>\"; };",
                "\(reference) /* Notes App.swift */,",
                "\(buildFile) /* Notes App.swift in Sources */,",
            ])
        #expect(
            try notes(in: after).sources == [
                "Notes/List View.swift", "Notes/AppDelegate.swift", path, "Notes/Zoom.swift",
            ])
        #expect(
            try target("Notes Mac", of: ClassicProject.bundle, in: after).sources == [
                "Notes/AppDelegate.swift"
            ])
    }

    @Test func theGroupKeepsItsAlphabet() throws {
        let after = try adding("Notes/Main.swift", to: tree)
        let text = try after.read(ClassicProject.path).string
        let children = try #require(text.firstRange(of: "/* Main.swift */,"))
        #expect(
            text[children.upperBound...].trimmingPrefix(while: \.isWhitespace).hasPrefix(
                "B00000000000000000000009 /* Zoom.swift */"))
    }

    @Test func identifiersAreTheSameInEveryRun() throws {
        let first = try adding("Notes/New.swift", to: tree).read(ClassicProject.path)
        #expect(
            try adding("Notes/New.swift", to: ClassicProject.tree()).read(ClassicProject.path)
                == first)
    }

    @Test func anIdentifierThatIsTakenIsNotGivenAgain() throws {
        let path = "Notes/New.swift"
        let first = try newLines(tree, adding(path, to: tree))
        let taken = try #require(first.first { $0.contains("PBXFileReference") }).prefix(24)
        let text = ClassicProject.text.replacing("F00000000000000000000001", with: taken)
        let crowded = ClassicProject.tree([ClassicProject.path: text])
        let after = try adding(path, to: crowded)
        let second = try newLines(crowded, after)
        let given = try #require(second.first { $0.contains("PBXFileReference") }).prefix(24)
        #expect(given != taken)
        #expect(try notes(in: after).sources.contains(path))
    }

    @Test func aFileBesideOneWithoutAReferenceGoesIntoTheGroupOfItsFolder() throws {
        let path = "Notes/New.swift"
        let change = ProjectChange.addSource(path: path, sibling: "Synchronized/View.swift")
        let edits = try format.lower([change], for: notes(in: tree), in: tree)
        let after = try applied(edits, to: tree, creating: [path])
        #expect(
            try newLines(tree, after).contains {
                $0.hasSuffix("path = New.swift; sourceTree = \"<group>\"; };")
            })
        #expect(try notes(in: after).sources.contains(path))
    }

    @Test func aFileInAnotherFolderIsNamedByItsWay() throws {
        let after = try adding("Shared/New.swift", to: tree)
        #expect(
            try after.read(ClassicProject.path).string.contains(
                "name = New.swift; path = ../Shared/New.swift; sourceTree = \"<group>\";"))
        #expect(try notes(in: after).sources.contains("Shared/New.swift"))
    }

    private func adding(_ path: String, to tree: FileTree) throws -> FileTree {
        let change = ProjectChange.addSource(path: path, sibling: "Notes/AppDelegate.swift")
        let edits = try format.lower([change], for: notes(in: tree), in: tree)
        return try applied(edits, to: tree, creating: [path])
    }

    @Test func aSourceForTwoTargetsHasOneReference() throws {
        let path = "Notes/NotesApp.swift"
        let change = ProjectChange.addSource(path: path, sibling: "Notes/AppDelegate.swift")
        let targets = format.load(ClassicProject.bundle, in: tree).targets
        let changes = try format.lower(
            targets.map { TargetChanges(target: $0, changes: [change]) }, of: nil, in: tree)
        let after = try applied(changes, to: tree, creating: [path])
        for target in format.load(ClassicProject.bundle, in: after).targets {
            #expect(target.sources.filter { $0 == path }.count == 1)
        }
        let lines = try newLines(tree, after)
        #expect(lines.filter { $0.contains("isa = PBXFileReference") }.count == 1)
        #expect(lines.filter { $0.contains("isa = PBXBuildFile") }.count == 2)
    }

    @Test func addingAndRemovingGivesTheOldBytesBack() throws {
        let path = "Notes/New.swift"
        let after = try adding(path, to: tree)
        let back = try applied(
            try format.lower([.removeFile(path: path)], for: notes(in: after), in: after),
            to: after)
        #expect(try back.read(ClassicProject.path) == tree.read(ClassicProject.path))
    }

    @Test func aRemovedSourceLeavesNoTrace() throws {
        let changes = try format.lower(
            [.removeFile(path: "Notes/AppDelegate.swift")], for: notes(in: tree), in: tree)
        let after = try applied(changes, to: tree)
        let text = try after.read(ClassicProject.path).string
        #expect(!text.contains("AppDelegate.swift"))
        #expect(!text.contains("B00000000000000000000001"))
        #expect(!text.contains("A00000000000000000000005"))
        #expect(try notes(in: after).sources == ["Notes/List View.swift", "Notes/Zoom.swift"])
    }

    @Test func aSourceCanTakeThePlaceOfItsSibling() throws {
        let path = "Notes/NotesApp.swift"
        let sibling = "Notes/AppDelegate.swift"
        let changes = try format.lower(
            [.removeFile(path: sibling), .addSource(path: path, sibling: sibling)],
            for: notes(in: tree), in: tree)
        let after = try applied(changes, to: tree, creating: [path])
        #expect(
            try notes(in: after).sources == ["Notes/List View.swift", path, "Notes/Zoom.swift"])
    }

    @Test func aSettingGoesInEverySpellingAndConfiguration() throws {
        let key = "INFOPLIST_KEY_UIMainStoryboardFile"
        let changes = try format.lower([.removeSetting(key: key)], for: notes(in: tree), in: tree)
        let after = try applied(changes, to: tree)
        #expect(try !after.read(ClassicProject.path).string.contains(key))
        #expect(changes.flatMap(\.edits).count == 3)
    }

    @Test func aSettingOfTheWholeProjectIsNotTakenFromOtherApps() throws {
        let notes = try notes(in: tree)
        let error = #expect(throws: ProjectError.self) {
            try format.lower([.removeSetting(key: "SDKROOT")], for: notes, in: tree)
        }
        #expect(error?.reason.contains("Notes Mac") == true)
        #expect(error?.offset != nil)
    }

    @Test func aSettingInASharedConfigurationFileIsRemovedOnlyForAllItsApps() throws {
        let targets = format.load(ClassicProject.bundle, in: tree).targets
        let change = ProjectChange.removeSetting(key: "BUNDLE_PREFIX")
        let error = #expect(throws: ProjectError.self) {
            try format.lower([change], for: targets[0], in: tree)
        }
        #expect(error?.path == "Config/Base.xcconfig")
        let changes = try format.lower(
            targets.map { TargetChanges(target: $0, changes: [change]) }, of: nil, in: tree)
        #expect(changes.map(\.path) == ["Config/Base.xcconfig"])
        let after = try applied(changes, to: tree)
        #expect(
            try after.read("Config/Base.xcconfig").string
                == ClassicProject.xcconfig.replacing(
                    "BUNDLE_PREFIX = org.example // for all\n", with: ""))
    }

    @Test func aLowDeploymentTargetIsRaisedWhereItIsSet() throws {
        let change = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(14))
        let after = try applied(
            try format.lower([change], for: notes(in: tree), in: tree), to: tree)
        let raised = try notes(in: after)
        #expect(raised.deploymentTarget == VersionNumber(14))
        let changes = try format.lower([change], for: notes(in: tree), in: tree)
        #expect(changes.map(\.raisedTargets) == [["Notes", "NotesTests"]])
        // The project's value is shared with another app, so that it stays and the target gets its own.
        let lines = try newLines(tree, after)
        #expect(
            lines == [
                "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
                "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
            ])
        let text = try after.read(ClassicProject.path).string
        #expect(
            text.contains(
                "BUNDLE_LOADER = \"$(TEST_HOST)\";\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 14.0;"))
        #expect(
            text.contains(
                "INFOPLIST_KEY_UIMainStoryboardFile = Main;\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 14.0;\n\t\t\t\tPRODUCT_NAME"
            ))
    }

    @Test func aDeploymentTargetThatIsHighEnoughStays() throws {
        let change = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(11))
        #expect(try format.lower([change], for: notes(in: tree), in: tree) == [])
    }

    @Test func aDeploymentTargetInAConfigurationFileOfOneAppIsRaisedThere() throws {
        let text = ClassicProject.text.replacing(
            "D00000000000000000000001 /* Notes */,\n\t\t\t\tD00000000000000000000002",
            with: "D00000000000000000000002")
        let tree = ClassicProject.tree([ClassicProject.path: text])
        let mac = try target("Notes Mac", of: ClassicProject.bundle, in: tree)
        #expect(mac.deploymentTarget == VersionNumber(10, 14))
        let change = ProjectChange.raiseDeploymentTarget(platform: .macos, to: VersionNumber(11))
        let changes = try format.lower([change], for: mac, in: tree)
        #expect(changes.map(\.path) == ["Config/Base.xcconfig"])
        let after = try applied(changes, to: tree)
        #expect(
            try target("Notes Mac", of: ClassicProject.bundle, in: after).deploymentTarget
                == VersionNumber(11))
    }

    @Test func windowsLineEndingsAreKept() throws {
        let tree = ClassicProject.tree([
            ClassicProject.path: ClassicProject.text.replacing("\n", with: "\r\n")
        ])
        let after = try adding("Notes/New.swift", to: tree)
        let bytes = try after.read(ClassicProject.path).bytes
        #expect(bytes.filter { $0 == 0x0A }.count == bytes.filter { $0 == 0x0D }.count)
        #expect(try notes(in: after).sources.contains("Notes/New.swift"))
    }
}
