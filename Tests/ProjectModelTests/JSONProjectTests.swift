import Foundation
import ProjectModel
import SourceEditing
import Testing

@testable import ProjectModel

/// Projects whose file is a `project.xcproj`.
@Suite struct JSONProjectTests {
    private static func changed(
        _ target: String, _ changes: [ProjectChange], in tree: FileTree = JSONProject.tree(),
        creating paths: [String] = []
    ) throws -> FileTree {
        let app = try ProjectModelTests.target(target, of: JSONProject.bundle, in: tree)
        return try applied(
            try XcodeProjectFormat().lower(changes, for: app, in: tree), to: tree, creating: paths)
    }

    private static func text(_ tree: FileTree) throws -> String {
        try tree.read(JSONProject.path).string
    }

    @Test func targetsHaveTheirFilesAndSettings() throws {
        let tree = JSONProject.tree()
        let garden = try target("Garden", of: JSONProject.bundle, in: tree)
        #expect(
            garden.sources.sorted() == ["ios/Garden/AppDelegate.swift", "ios/Garden/Beds.swift"])
        #expect(garden.resources == ["ios/Garden/Main.storyboard"])
        #expect(garden.infoPlists == ["ios/Garden/Info.plist"])
        #expect(garden.productName == "Garden Debug" && garden.linkedProducts == ["Soil"])
        #expect(garden.configurations.map(\.name) == ["Debug", "Release"])
        #expect(garden.deploymentTarget == VersionNumber(12))
        #expect(
            garden.configurations[1].settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.garden")
        #expect(garden.declaration?.path == JSONProject.path)
        let lawn = try target("Lawn", of: JSONProject.bundle, in: tree)
        #expect(lawn.sources.count == 3 && lawn.deploymentTarget == VersionNumber(13))
        let meadow = try target("Meadow", of: JSONProject.bundle, in: tree)
        #expect(meadow.sources == ["ios/Shared/AppDelegate.swift", "ios/Shared/Deep/Note.swift"])
    }

    @Test func aFileGoesBehindItsNeighbourAndNothingElseMoves() throws {
        let new = "ios/Garden/GardenApp.swift"
        let after = try Self.changed(
            "Garden", [.addSource(path: new, sibling: "ios/Garden/AppDelegate.swift")],
            creating: [new])
        let line =
            "        { \"path\": \"GardenApp.swift\", \"target-membership\": [ \"Garden/compile-sources\" ] },\n"
        let text = try Self.text(after)
        #expect(text.contains(line))
        #expect(text.replacingOccurrences(of: line, with: "") == JSONProject.text)
    }

    @Test func aFileGoesBetweenObjectsThatShareALine() throws {
        let new = "ios/Garden/Plot.swift"
        let after = try Self.changed(
            "Garden", [.addSource(path: new, sibling: "ios/Garden/Beds.swift")], creating: [new])
        #expect(
            try Self.text(after).contains(
                """
                        },
                        { "path": "<PROJECT>/Garden/Plot.swift", "target-membership": [ "Garden/compile-sources" ] },
                        {
                          "path": "Main.storyboard",
                """))
    }

    @Test func aFileInASharedFolderIsForOneTargetOnly() throws {
        let new = "ios/Shared/LawnApp.swift"
        let after = try Self.changed(
            "Lawn", [.addSource(path: new, sibling: "ios/Shared/AppDelegate.swift")],
            creating: [new])
        #expect(try target("Lawn", of: JSONProject.bundle, in: after).sources.contains(new))
        #expect(!(try target("Meadow", of: JSONProject.bundle, in: after).sources.contains(new)))
        #expect(
            try Self.text(after).contains(
                "            \"Debug.swift\",\n            \"LawnApp.swift\",\n"))
        let other = "ios/Shared/MeadowApp.swift"
        let both = try Self.changed(
            "Meadow", [.addSource(path: other, sibling: "ios/Shared/AppDelegate.swift")],
            in: after, creating: [other])
        #expect(!(try target("Lawn", of: JSONProject.bundle, in: both).sources.contains(other)))
    }

    @Test func aFileThatGoesIsNoExceptionOfAFolderAnyMore() throws {
        let after = try Self.changed("Lawn", [.removeFile(path: "ios/Shared/Debug.swift")])
        #expect(try !Self.text(after).contains("Debug.swift"))
        let rest = try Self.changed("Lawn", [.removeFile(path: "ios/Garden/Beds.swift")])
        #expect(try Self.text(rest).contains("\"Debug.swift\","))
    }

    @Test func settingsGoInEverySpelling() throws {
        let after = try Self.changed(
            "Garden", [.removeSetting(key: "INFOPLIST_KEY_UIMainStoryboardFile")])
        #expect(!(try Self.text(after).contains("UIMainStoryboardFile")))
        #expect(
            try after.read("ios/Config/Garden.xcconfig").string
                == "PRODUCT_BUNDLE_IDENTIFIER = org.example.garden\n")
    }

    @Test func theDeploymentTargetIsRaisedForTheAppAndItsTestsOnly() throws {
        let change = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))
        let garden = try Self.changed("Garden", [change])
        #expect(try Self.text(garden).split(separator: "\"15.0\"").count == 4)
        #expect(
            try target("Lawn", of: JSONProject.bundle, in: garden).deploymentTarget
                == VersionNumber(13))
        let lawn = try Self.changed("Lawn", [change])
        #expect(
            try target("Lawn", of: JSONProject.bundle, in: lawn).deploymentTarget
                == VersionNumber(15))
        #expect(
            try target("Meadow", of: JSONProject.bundle, in: lawn).deploymentTarget
                == VersionNumber(13))
    }

    @Test func whatIsNotKnownIsRefused() {
        func problem(_ text: String) -> ProjectError? {
            XcodeProjectFormat().load(
                JSONProject.bundle, in: JSONProject.tree([JSONProject.path: text])
            )
            .problems.first
        }
        #expect(
            problem("{ \"files\": [], \"required-capabilities\": [ \"glow\" ] }")?.reason.contains(
                "glow") == true)
        #expect(problem("{ \"files\": [ { ] }")?.offset == 15)
        #expect(problem("{}")?.reason.contains("files") == true)
        #expect(problem("[]")?.offset == 0)
        #expect(
            problem("{ \"a\": \(String(repeating: "[", count: 100_000))")?.reason.contains("deeply")
                == true)
        let twice = JSONProject.tree(["ios/Garden.xcodeproj/project.pbxproj": ClassicProject.text])
        #expect(
            XcodeProjectFormat().load(JSONProject.bundle, in: twice).problems.first?.reason
                .contains("twice") == true)
    }

    @Test(
        "Foundation's reader gives the same values",
        arguments: [
            JSONProject.text,
            #"{ 'a\'b': "\u00e9\n\x41", n: [1, 0x1F, -2.5e3, +4, .5, true, null], }"#,
            "{ /* a */ a: 'b', // c\n \"é\": {}, }", #"{"a":{"b":[{"c":"d"},{}]},"e":""}"#,
        ])
    func independentReader(_ text: String) throws {
        #expect(try #require(JSONValues.read(text)) == JSONValues.foundation(text))
    }

    @Test func everyPrefixIsRefused() {
        let bytes = Array(JSONProject.text.utf8)
        for end in stride(from: 0, to: bytes.count - 2, by: 37) {
            let tree = JSONProject.tree().reading([
                JSONProject.path: SourceText(bytes: Array(bytes[..<end]))
            ])
            #expect(XcodeProjectFormat().load(JSONProject.bundle, in: tree).problems.count == 1)
        }
    }

    @Test func aWholeNumberWithASignIsOne() throws {
        let text = SourceText("{ a: -4, b: +4, c: -0x1F, d: -2.5 }")
        let document = try PropertyListDocument(json5: text)
        let whole = document.tree.nodes.filter { node in
            if case .integer = node.kind { true } else { false }
        }
        #expect(whole.count == 3)
    }

    @Test func aFileGoesBehindTheLastOneOfAListWithoutItsComma() throws {
        let first = "        { \"path\": \"AppDelegate.swift\""
        let parts = JSONProject.text.components(separatedBy: first)
        let rest = try #require(
            parts[1].components(separatedBy: "// named by a setting\n").dropFirst().first)
        let entry = first + ", \"target-membership\": [ \"Garden/compile-sources\" ] }"
        let new = "ios/Garden/GardenApp.swift"
        let after = try Self.changed(
            "Garden", [.addSource(path: new, sibling: "ios/Garden/AppDelegate.swift")],
            in: JSONProject.tree([JSONProject.path: parts[0] + entry + "\n" + rest]),
            creating: [new])
        #expect(
            try Self.text(after).contains(
                entry + ",\n        { \"path\": \"GardenApp.swift\","))
    }
}
