import ProjectModel
import SourceEditing
import Testing

@Suite struct SynchronizedLoweringTests {
    private let format = XcodeProjectFormat()
    private let tree = SynchronizedProject.tree()
    private let sibling = "ios/Player/AppDelegate.swift"

    private func target(_ name: String, in tree: FileTree) throws -> AppTarget {
        try ProjectModelTests.target(name, of: SynchronizedProject.bundle, in: tree)
    }

    @Test func aFileOfAllOwnersNeedsNoEdit() throws {
        let path = "ios/Player/PlayerApp.swift"
        let change = ProjectChange.addSource(path: path, sibling: sibling)
        let changes = try format.lower(
            ["Player", "Player Lite"].map {
                TargetChanges(target: try target($0, in: tree), changes: [change])
            }, of: nil, in: tree)
        #expect(changes == [])
        let after = try applied(changes, to: tree, creating: [path])
        #expect(try target("Player", in: after).sources.contains(path))
    }

    @Test func aFileOfOneOwnerIsExceptedFromTheOther() throws {
        let path = "ios/Player/Player App.swift"
        let changes = try format.lower(
            [.addSource(path: path, sibling: sibling)], for: target("Player", in: tree), in: tree)
        let after = try applied(changes, to: tree, creating: [path])
        #expect(try target("Player", in: after).sources.contains(path))
        #expect(try !target("Player Lite", in: after).sources.contains(path))
        #expect(
            try target("Player Lite", in: after).sources == target("Player Lite", in: tree).sources)
        let text = try after.read(SynchronizedProject.path).string
        #expect(
            text.contains("\t\t\tmembershipExceptions = (\n\t\t\t\t\"Player App.swift\",\n\t\t\t);")
        )
        #expect(
            try format.lower(
                [.addSource(path: path, sibling: sibling)], for: target("Player", in: after),
                in: after) == [])
    }

    @Test func aFileThatWasExceptedBelongsToTheFolderAgain() throws {
        let path = "ios/Player/PlayerApp.swift"
        let text = SynchronizedProject.text.replacing(
            "\t\t\t\tInfo.plist,\n", with: "\t\t\t\tInfo.plist,\n\t\t\t\tPlayerApp.swift,\n")
        let tree = SynchronizedProject.tree([SynchronizedProject.path: text])
        let change = ProjectChange.addSource(path: path, sibling: sibling)
        let changes = try format.lower(
            ["Player", "Player Lite"].map {
                TargetChanges(target: try target($0, in: tree), changes: [change])
            }, of: nil, in: tree)
        let after = try applied(changes, to: tree, creating: [path])
        #expect(try target("Player", in: after).sources.contains(path))
        #expect(try after.read(SynchronizedProject.path).string == SynchronizedProject.text)
    }

    @Test func aFileOutsideOfTheFolderGetsAReference() throws {
        let path = "ios/New.swift"
        let changes = try format.lower(
            [.addSource(path: path, sibling: sibling)], for: target("Player", in: tree), in: tree)
        let after = try applied(changes, to: tree, creating: [path])
        #expect(try target("Player", in: after).sources.contains(path))
        #expect(try !target("Player Lite", in: after).sources.contains(path))
        let text = try after.read(SynchronizedProject.path).string
        #expect(text.contains("/* Begin PBXFileReference section */"))
        #expect(text.contains("/* Begin PBXBuildFile section */"))
    }

    @Test func aRemovedFileTakesItsExceptionsAlong() throws {
        let changes = try format.lower(
            [.removeFile(path: "ios/Player/Shared.swift")], for: target("Player", in: tree),
            in: tree)
        let after = try applied(changes, to: tree)
        #expect(
            try after.read(SynchronizedProject.path).string
                == SynchronizedProject.text.replacing("\t\t\t\tShared.swift,\n", with: ""))
    }

    @Test func theWatchExtensionCompilesWhatTheWatchAppIsGiven() throws {
        let path = "ios/Watch/WatchApp.swift"
        let changes = try format.lower(
            [.addSource(path: path, sibling: "ios/Watch/Code.swift")],
            for: target("Player Watch", in: tree), in: tree)
        #expect(changes == [])
        let after = try applied(changes, to: tree, creating: [path])
        #expect(try target("Player Watch", in: after).sources.contains(path))
    }
}
