import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct BazelLoadingTests {
    private let format = BazelFormat()

    private func changed(_ part: String, _ other: String) -> FileTree {
        BazelProject.tree([BazelProject.path: BazelProject.text.replacingFirst(part, other)])
    }

    private func load(_ tree: FileTree = BazelProject.tree()) -> LoadedProject {
        format.load(BazelProject.path, in: tree)
    }

    @Test func anAppHasTheSourcesOfTheLibraryThatItStartsIn() throws {
        let tree = BazelProject.tree()
        #expect(format.detect(in: tree) == [BazelProject.path])
        #expect(format.libraries(in: tree, besides: [BazelProject.path]) == ["Kit/BUILD"])
        let app = try target("Notes", of: BazelProject.path, in: tree, format: format)
        #expect(app.sources == ["App/Sources/AppDelegate.swift", "App/Sources/List.swift"])
        #expect(app.resources == ["App/Assets.xcassets", "App/Main.storyboard"])
        #expect(app.infoPlists == ["App/Info.plist"])
        #expect(app.moduleName == "Notes" && app.platform == .ios)
        #expect(app.deploymentTarget == VersionNumber(13))
        #expect(app.settingPlaces["IPHONEOS_DEPLOYMENT_TARGET"]?.path == BazelProject.versions)
        #expect(app.linkedProducts == ["Kit", "Markdown"])
        #expect(app.projectModules == ["Kit_Kit", "Notes"])
        #expect(app.unreadable == [])
        let settings = try #require(app.configurations.first?.settings)
        #expect(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG KIT KIT=1")
        #expect(settings["SWIFT_VERSION"] == "5")
        #expect(settings["TARGETED_DEVICE_FAMILY"] == "1,2")
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.Notes")
    }

    @Test func anAppOfRulesIOSTakesItsSourcesItself() throws {
        let app = try target("Lamp", of: BazelProject.path, in: BazelProject.tree(), format: format)
        #expect(app.sources == ["App/Lamp/AppDelegate.swift"])
        #expect(app.moduleName == "Lamp" && app.infoPlists == [])
        #expect(app.configurations.first?.settings["SWIFT_VERSION"] == "5.9")
    }

    @Test func librariesAreModulesAndTestsHaveTheirHost() throws {
        let loaded = load()
        #expect(loaded.manifestTargets.map(\.name) == ["Code", "Notes", "Lamp", "Tests"])
        let tests = try #require(loaded.manifestTargets.last)
        #expect(tests.kind == .tests && tests.host == "Notes")
        #expect(tests.hostManifest == BazelProject.path)
        #expect(tests.sources == ["App/Tests/NotesTests.swift"])
        #expect(
            loaded.manifestTargets[1].dependencies.contains(.target("Kit", of: "Kit/BUILD")))
        let kit = try #require(
            format.load("Kit/BUILD", in: BazelProject.tree()).manifestTargets.first)
        #expect(kit.kind == .library && kit.moduleName == "Kit_Kit")
        #expect(kit.sources == ["Kit/Kit.swift"], "another package and what is left out stay out")
        #expect(loaded.readSources.contains("MODULE.bazel"))
        #expect(loaded.readSources.contains("Kit/BUILD"))
    }

    @Test(arguments: [
        ("App/My Kit", "kit-one.2", "App_My_Kit_kit_one_2"), ("", "2d", "_2d"),
        ("a/b", "c_", "a_b_c_"),
    ])
    func modulesAreNamedByTheirLabels(package: String, name: String, expected: String) throws {
        let path = RelativePath.join(package, "BUILD") ?? ""
        let tree = ClassicProject.tree(of: [
            path:
                "load(\"@rules_swift//swift:swift.bzl\", \"swift_library\")\nswift_library(name = \"\(name)\")\n"
        ])
        #expect(format.load(path, in: tree).manifestTargets.map(\.moduleName) == [expected])
    }

    @Test(arguments: [
        (
            "srcs = [\n        \"Sources/AppDelegate",
            "srcs = names() + [\n        \"Sources/AppDelegate", "`srcs`", "'names(…)' is computed"
        ),
        (
            "infoplists = [\":Info.plist\"]", "infoplists = [\":made\"]", "`infoplists`",
            "there is no ':made'"
        ),
        (
            "infoplists = [\":Info.plist\"]", "infoplists = [\":Code\"]", "`infoplists`",
            "made by 'swift_library'"
        ),
        (
            "infoplists = [\":Info.plist\"]", "infoplists = [{\"UIMainStoryboardFile\": \"Main\"}]",
            "`infoplists`", "UIMainStoryboardFile"
        ),
        (
            "minimum_os_version = MINIMUM.ios", "minimum_os_version = version()",
            "`minimum_os_version`", "'version(…)' is computed"
        ),
        (
            "\"Sources/List.swift\",\n    ],", "] + select({\":d\": [\"Sources/List.swift\"]}),",
            "`srcs`", "'select'"
        ),
        (
            "deps = [\":Code\"],\n)\n\nlamp", "deps = [\":Code\"] + more(),\n)\n\nlamp", "`deps`",
            "'more(…)' is computed"
        ),
        (
            "deps = [\"//Kit\"]", "deps = [\"//Kit\", \"//Kit:Gone\"]", "`deps`",
            "nothing in 'Kit/BUILD' is named 'Gone'"
        ),
    ])
    func whatCannotBeReadIsTold(part: String, other: String, key: String, reason: String) throws {
        let tree = changed(part, other)
        let app = try #require(load(tree).targets.first { $0.name == "Notes" })
        let problem = try #require(app.unreadable.first)
        #expect(
            problem.reason.contains(key) && problem.reason.contains(reason), "\(problem.reason)")
    }

    @Test func anAppWhoseStartIsNotKnownIsRefused() {
        let twice = load(
            BazelProject.tree(["Kit/Kit.swift": "import SwiftUI\n@main\nstruct KitApp: App {}\n"]))
        #expect(twice.targets.map(\.name) == ["Lamp"])
        #expect(twice.problems.first?.reason.contains("several of the libraries") == true)
        let made = load(
            BazelProject.tree([
                BazelProject.path: BazelProject.text.replacingFirst(
                    "deps = [\":Code\"],\n)\n\nlamp", "deps = code(),\n)\n\nlamp")
            ]))
        #expect(made.problems.first?.reason.contains("`deps` of the target 'Notes'") == true)
    }

    @Test(arguments: [
        "[ios_application(name = n) for n in NAMES]\n", "ios_application(name = name())\n",
    ])
    func anAppWithoutAWrittenNameIsRefused(text: String) throws {
        let problem = try #require(
            load(BazelProject.tree([BazelProject.path: BazelProject.text + text])).problems.first)
        #expect(problem.reason.contains("no name"))
        #expect((problem.offset ?? 0) >= BazelProject.text.utf8.count)
    }

    @Test func aDamagedFileIsRefusedAtItsPlace() throws {
        let tree = BazelProject.tree([BazelProject.path: BazelProject.text + "x(\n"])
        #expect(format.detect(in: tree) == [BazelProject.path])
        let problem = try #require(load(tree).problems.first)
        #expect(problem.offset == BazelProject.text.utf8.count + 1)
    }

    @Test func rulesAreToldByWhereTheyComeFrom() {
        let text =
            "load(\"//tools:rules.bzl\", \"ios_application\", \"app\")\nios_application(name = \"A\")\napp(name = \"B\")\n"
        let tree = ClassicProject.tree(of: [
            "BUILD": text, "tools/BUILD": "",
            "tools/rules.bzl": """
            load("@rules_apple//apple:ios.bzl", _app = "ios_application")
            app = _app
            def ios_application(name):
                app(name = name)

            """,
        ])
        #expect(format.load("BUILD", in: tree).targets.map(\.name) == ["B"])
        #expect(
            UnsupportedProjects.find(in: tree).first?.reason.contains(
                "'ios_application' of 'tools/rules.bzl', line 3") == true)
        let own = ClassicProject.tree(of: [
            "BUILD":
                "load(\"//rules:app.bzl\", \"ios_application\")\nios_application(name = \"A\", srcs = [\"A.swift\"])\n",
            "A.swift": "@main\n", "rules/app.bzl": "def ios_application():\n    pass\n",
            "rules/BUILD": "",
            "WORKSPACE": "workspace(name = \"build_bazel_rules_ios\")\n",
        ])
        #expect(format.load("BUILD", in: own).targets.map(\.sources) == [["A.swift"]])
    }

    @Test(arguments: [
        ("[\":Info.plist\", \"More.plist\"]", true),
        ("[\":Info.plist\"] + select({\":d\": [\"More.plist\"]})", true),
        ("select({\":d\": [\":Info.plist\"], \":e\": [\"More.plist\"]})", false),
    ])
    func severalInfoPlistsAreParts(value: String, areMerged: Bool) throws {
        let tree = BazelProject.tree([
            BazelProject.path: BazelProject.text.replacingFirst("[\":Info.plist\"]", value),
            "App/More.plist": "",
        ])
        let app = try target("Notes", of: BazelProject.path, in: tree, format: format)
        #expect(app.infoPlists == ["App/Info.plist", "App/More.plist"])
        #expect(app.mergesInfoPlists == areMerged)
    }

    @Test func aPackageThatIsNotThereIsCodeOfOthers() throws {
        let tree = changed(
            "deps = [\":Code\"],\n)\n\nlamp", "deps = [\":Code\", \"//Pods/Far\"],\n)\n\nlamp")
        let app = try target("Notes", of: BazelProject.path, in: tree, format: format)
        #expect(app.unreadable == [] && app.linkedProducts.contains("Far"))
    }

    @Test func aProjectThatARuleMakesIsGenerated() {
        let text =
            "load(\"@rules_xcodeproj//xcodeproj:defs.bzl\", \"xcodeproj\")\nxcodeproj(name = \"x\", project_name = \"P\")\n"
        let loaded = load(BazelProject.tree([BazelProject.path: BazelProject.text + text]))
        #expect(loaded.generates?.paths == ["App/P.xcodeproj"])
        #expect(loaded.generates?.command == "bazel run //App:x")
    }

    @Test func librariesThatFunctionsMakeAreTold() throws {
        let tree = BazelProject.tree([
            "Kit/BUILD":
                "load(\":kit.bzl\", \"kit\", \"headers\")\nkit(name = \"Kit\")\nheaders(name = \"H\")\n",
            "Kit/kit.bzl":
                "load(\"@rules_swift//swift:swift.bzl\", \"swift_library\")\ndef kit(name):\n    swift_library(name = name)\ndef headers(name):\n    print(name)\n",
        ])
        let loaded = load(tree)
        #expect(
            loaded.targets.first?.unreadable.first?.reason.contains(
                "'Kit' is made by 'kit' of 'Kit/kit.bzl'") == true)
        let headers = load(
            BazelProject.tree([
                BazelProject.path: BazelProject.text.replacingFirst("//Kit\"", "//Kit:H\""),
                "Kit/BUILD": "load(\":kit.bzl\", \"headers\")\nheaders(name = \"H\")\n",
                "Kit/kit.bzl": "def headers(name):\n    print(name)\n",
            ]))
        #expect(headers.targets.first?.unreadable == [])
    }

    @Test func aliasesGroupsAndFilesAreFollowed() throws {
        let tree = BazelProject.tree([
            BazelProject.path: BazelProject.text.replacingFirst(
                "deps = [\":Code\"],\n)\n\nlamp", "deps = [\":Alias\"],\n)\n\nlamp"
            )
            .replacingFirst("        \"Sources/List.swift\",\n", "        \":files\",\n")
                + "alias(name = \"Alias\", actual = \"Code\")\nfilegroup(name = \"files\", srcs = glob([\"Sources/L*.swift\"]))\n"
        ])
        let app = try target("Notes", of: BazelProject.path, in: tree, format: format)
        #expect(app.sources == ["App/Sources/AppDelegate.swift", "App/Sources/List.swift"])
    }
}

extension String {
    /// The text with the first occurrence of a part replaced.
    func replacingFirst(_ part: String, _ other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
