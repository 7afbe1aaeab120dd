import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct BazelLoweringTests {
    /// An app whose library has some sources, with files of those names.
    private static func tree(_ sources: String, _ more: String = "") -> FileTree {
        var files = [
            "BUILD": """
            load("@rules_apple//apple:ios.bzl", "ios_application")
            load("@rules_swift//swift:swift.bzl", "swift_library")
            \(more)
            swift_library(name = "Code", srcs = \(sources))
            ios_application(name = "App", deps = [":Code"])

            """,
            "Sub/BUILD": "",
        ]
        for name in ["A", "C", "Z"] { files["\(name).swift"] = name == "C" ? "@main\n" : "" }
        return ClassicProject.tree(of: files)
    }

    private static func edited(
        _ sources: String, _ changes: [ProjectChange], _ more: String = ""
    ) throws -> String {
        let tree = tree(sources, more)
        let app = try target("App", of: "BUILD", in: tree, format: BazelFormat())
        let after = try applied(
            try BazelFormat().lower(changes, for: app, in: tree), to: tree)
        return try after.read("BUILD").string
    }

    private static let add = ProjectChange.addSource(path: "D.swift", sibling: "C.swift")
    private static let remove = ProjectChange.removeFile(path: "C.swift")

    @Test(arguments: [
        // In order, and not.
        (#"["A.swift", "C.swift", "Z.swift"]"#, #"["A.swift", "C.swift", "D.swift", "Z.swift"]"#),
        (#"["Z.swift", "C.swift", "A.swift"]"#, #"["Z.swift", "C.swift", "D.swift", "A.swift"]"#),
        (#"["C.swift"]"#, #"["C.swift", "D.swift"]"#),
        (#"['C.swift',]"#, #"['C.swift', 'D.swift',]"#),
        (#"[":C.swift"]"#, #"[":C.swift", ":D.swift"]"#),
        (#"["//:C.swift"]"#, #"["//:C.swift", "//:D.swift"]"#),
        (#"glob(["A*"]) + ["C.swift"]"#, #"glob(["A*"]) + ["C.swift", "D.swift"]"#),
        ("[\n    \"C.swift\",\n]", "[\n    \"C.swift\",\n    \"D.swift\",\n]"),
        ("[\n    \"C.swift\"\n]", "[\n    \"C.swift\",\n    \"D.swift\"\n]"),
        (
            "[\n    \"C.swift\",  # c\n    # z\n    \"Z.swift\",\n]",
            "[\n    \"C.swift\",  # c\n    \"D.swift\",\n    # z\n    \"Z.swift\",\n]"
        ),
        ("[\r\n\t\"C.swift\",\r\n]", "[\r\n\t\"C.swift\",\r\n\t\"D.swift\",\r\n]"),
        (
            "[\n    \"A.swift\", \"C.swift\",\n    \"Z.swift\",\n]",
            "[\n    \"A.swift\", \"C.swift\", \"D.swift\",\n    \"Z.swift\",\n]"
        ),
    ])
    func aSourceComesIntoTheListInItsManner(before: String, after: String) throws {
        let text = try Self.edited(before, [Self.add])
        #expect(text.contains("srcs = \(after))"), "\(text)")
    }

    @Test(arguments: [
        (#"["A.swift", "C.swift", "Z.swift"]"#, #"["A.swift", "Z.swift"]"#),
        (#"["C.swift", "Z.swift"]"#, #"["Z.swift"]"#),
        (#"["A.swift", "C.swift"]"#, #"["A.swift"]"#),
        (#"["C.swift"]"#, "[]"), (#"["C.swift",]"#, "[]"),
        (
            "[\n    # a\n    \"A.swift\",\n    \"C.swift\",  # c\n]",
            "[\n    # a\n    \"A.swift\",\n]"
        ),
        ("[\n    \"A.swift\",\n    \"C.swift\"\n]", "[\n    \"A.swift\",\n]"),
    ])
    func aFileGoesWithItsLine(before: String, after: String) throws {
        let text = try Self.edited(before, [Self.remove])
        #expect(text.contains("srcs = \(after))"), "\(text)")
    }

    @Test(arguments: [
        (#"["A.swift", "C.swift"]"#, #"["A.swift", "D.swift"]"#),
        (#"["C.swift"]"#, #"["D.swift"]"#),
        (#"["C.swift", "Z.swift"]"#, #"["D.swift", "Z.swift"]"#),
        ("[\n    \"C.swift\",\n]", "[\n    \"D.swift\",\n]"),
        ("[\n    \"C.swift\"\n]", "[\n    \"D.swift\"\n]"),
        ("[\n    \"A.swift\",\n    \"C.swift\"\n]", "[\n    \"A.swift\",\n    \"D.swift\"\n]"),
        (
            "[\n    \"A.swift\",\n    \"C.swift\",\n    \"Z.swift\",\n]",
            "[\n    \"A.swift\",\n    \"D.swift\",\n    \"Z.swift\",\n]"
        ),
    ])
    func oneComesForAnother(before: String, after: String) throws {
        let text = try Self.edited(before, [Self.add, Self.remove])
        #expect(text.contains("srcs = \(after))"), "\(text)")
    }

    @Test func severalComeTogether() throws {
        let more = ProjectChange.addSource(path: "E.swift", sibling: "C.swift")
        for (before, after) in [
            (#"["C.swift"]"#, #"["C.swift", "D.swift", "E.swift"]"#),
            ("[\n  \"C.swift\"\n]", "[\n  \"C.swift\",\n  \"D.swift\",\n  \"E.swift\",\n]"),
        ] {
            let text = try Self.edited(before, [Self.add, more])
            #expect(text.contains("srcs = \(after))"), "\(text)")
        }
        #expect(
            try Self.edited(#"["C.swift"]"#, [Self.add, more, Self.remove]).contains(
                #"srcs = ["D.swift", "E.swift"])"#))
    }

    @Test func aGlobNeedsNoEdit() throws {
        #expect(
            try Self.edited(#"glob(["*.swift"])"#, [Self.add, Self.remove]).contains(
                #"glob(["*.swift"])"#))
    }

    @Test(arguments: [
        (#"glob(["C*"])"#, "", "D.swift", "no list"),
        (#"["C.swift"]"#, "", "Sub/D.swift", "another package"),
        (
            "SRCS", "SRCS = [\"C.swift\"]\nswift_library(name = \"Other\", srcs = SRCS)", "D.swift",
            "'Other' uses the same list"
        ),
    ])
    func whatCannotBeAddedIsRefusedAtTheKey(
        sources: String, more: String, path: String, reason: String
    ) throws {
        let error = #expect(throws: ProjectError.self) {
            try Self.edited(sources, [.addSource(path: path, sibling: "C.swift")], more)
        }
        #expect(error?.reason.contains("`srcs` of the target 'Code'") == true)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test func aConstantOfOneTargetIsEdited() throws {
        let text = try Self.edited("SRCS", [Self.add], "SRCS = [\"C.swift\"]")
        #expect(text.contains("SRCS = [\"C.swift\", \"D.swift\"]"))
    }

    @Test func theVersionIsRaisedWhereItStands() throws {
        let tree = BazelProject.tree()
        let notes = try target("Notes", of: BazelProject.path, in: tree, format: BazelFormat())
        let raise = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))
        let edits = try BazelFormat().lower([raise], for: notes, in: tree)
        #expect(edits.map(\.path) == [BazelProject.versions])
        #expect(edits[0].raisedTargets == ["Notes"])
        #expect(
            applied(edits[0].edits, to: BazelProject.constants)
                == BazelProject.constants.replacingFirst("\"13.0\"", "\"15.0\""))
        let lamp = try target("Lamp", of: BazelProject.path, in: tree, format: BazelFormat())
        #expect(
            try BazelFormat().lower([raise], for: lamp, in: tree).map(\.path) == [BazelProject.path]
        )
        let put = BazelProject.tree([
            BazelProject.versions: BazelProject.constants.replacingFirst(
                "\"13.0\"", "\"13\" + \".0\"")
        ])
        let error = #expect(throws: ProjectError.self) {
            try BazelFormat().lower([raise], for: notes, in: put)
        }
        #expect(error?.reason.contains("`minimum_os_version` of the target 'Notes'") == true)
    }

    @Test func testsBuiltWithTheCodeAreRaisedAndOthersAreNot() throws {
        let tree = ClassicProject.tree(of: [
            "BUILD": """
            load("@rules_apple//apple:ios.bzl", "ios_application", "ios_ui_test", "ios_unit_test")
            load("@rules_swift//swift:swift.bzl", "swift_library")
            swift_library(name = "Code", srcs = glob(["*.swift"]))
            swift_library(name = "TestCode", srcs = [], deps = [":Code"])
            ios_application(name = "App", deps = [":Code"], minimum_os_version = "11.0")
            ios_unit_test(name = "Direct", deps = [":Code"], minimum_os_version = "11.1")
            ios_ui_test(name = "Through", deps = [":TestCode"], minimum_os_version = "11.2")
            ios_unit_test(name = "High", deps = [":Code"], minimum_os_version = "16.0")
            ios_unit_test(name = "Apart", deps = [], minimum_os_version = "11.3")

            """, "A.swift": "@main\n",
        ])
        let app = try target("App", of: "BUILD", in: tree, format: BazelFormat())
        let raise = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))
        let edits = try BazelFormat().lower([raise], for: app, in: tree)
        #expect(edits[0].raisedTargets == ["App", "Direct", "Through"])
        let text = try applied(edits, to: tree).read("BUILD").string
        for old in ["11.0", "11.1", "11.2"] { #expect(!text.contains(old)) }
        for kept in ["11.3", "16.0"] { #expect(text.contains(kept)) }
    }

    @Test func resourcesGoToo() throws {
        let tree = BazelProject.tree()
        let notes = try target("Notes", of: BazelProject.path, in: tree, format: BazelFormat())
        let edits = try BazelFormat().lower(
            [.removeFile(path: "App/Main.storyboard")], for: notes, in: tree)
        #expect(try applied(edits, to: tree).read(BazelProject.path).string.contains("data = []"))
    }
}
