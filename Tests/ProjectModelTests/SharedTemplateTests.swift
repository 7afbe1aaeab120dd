import Testing

@testable import ProjectModel

@Suite struct SharedTemplateTests {
    private func load(_ spec: String) -> LoadedProject {
        let tree = ClassicProject.tree(of: ["project.yml": spec, "App/AppDelegate.swift": ""])
        return XcodeGenFormat().load("project.yml", in: tree)
    }

    private func spec(_ targets: String) -> String {
        """
        name: Shared
        targetTemplates:
          Base:
            platform: iOS
            sources: [App]
            info:
              path: App/Info.plist
              properties: {UIMainStoryboardFile: Main}
        targets:
        \(targets)

        """
    }

    @Test("The property list of a template is that of each app that is made of it")
    func appsOfOneTemplate() {
        let apps = load(
            spec(
                """
                  Full: {templates: [Base], type: application}
                  Lite: {templates: [Base], type: application}
                  Test: {templates: [Base], type: application}
                """)
        ).targets
        #expect(apps.map(\.name) == ["Full", "Lite", "Test"])
        #expect(apps.map(\.unreadable) == [[], [], []])
        #expect(Set(apps.map { $0.manifestPropertyLists.map(\.place) }).count == 1)
        #expect(
            apps.map { $0.manifestPropertyLists.flatMap(\.sharers).map(\.name) } == [
                ["Lite", "Test"], ["Full", "Test"], ["Full", "Lite"],
            ])
    }

    @Test("What an app adds to a template's property list is a part of the same list")
    func additionsToTheTemplate() throws {
        let apps = load(
            spec(
                """
                  Full: {templates: [Base], type: application}
                  Lite:
                    templates: [Base]
                    type: application
                    info: {path: App/Lite.plist, properties: {CFBundleName: Lite}}
                """)
        ).targets
        #expect(apps.map(\.manifestPropertyLists.count) == [1, 2])
        #expect(apps.map(\.mergesInfoPlists) == [false, true])
    }

    @Test("A template that an extension is made of too is changed for no app")
    func templateOfAnExtension() throws {
        let app = try #require(
            load(
                spec(
                    """
                      Full: {templates: [Base], type: application}
                      Lite: {templates: [Base], type: application}
                      Share: {templates: [Base], type: app-extension}
                    """)
            ).targets.first)
        #expect(app.manifestPropertyLists == [])
        #expect(app.unreadable.map(\.reason) == ["\"info.properties\" is that of \"Share\" too"])
    }

    @Test("A spec that includes a file above its folder crosses the folder's border")
    func includeOfTheTop() {
        func crossing(_ include: String) -> [String] {
            let tree = ClassicProject.tree(of: [
                "App/project.yml":
                    "include: [\(include)]\nname: A\ntargets:\n  A: {type: application, platform: iOS, sources: [S]}\n",
                "App/S/AppDelegate.swift": "", "base.yml": "options: {}\n",
                "App/base.yml": "options: {}\n",
            ])
            return FolderBorder(of: "App", in: LoadedProjects(of: tree)).crossingProjects
        }
        #expect(crossing("../base.yml") == ["App/project.yml"])
        #expect(crossing("base.yml") == [])
    }

    @Test("A storyboard among the sources is a resource, as Xcode compiles it by its kind")
    func storyboardAmongSources() throws {
        let listed = "A00000000000000000000007 /* Zoom.swift in Sources */,"
        let text = ClassicProject.text
            .replacing(listed, with: "A000000000000000000000F1, " + listed)
            .replacing(
                "/* Begin PBXFileReference section */",
                with: """
                    /* Begin PBXFileReference section */
                    		A000000000000000000000F1 = {isa = PBXBuildFile; fileRef = A000000000000000000000F2; };
                    		A000000000000000000000F2 = {isa = PBXFileReference; path = Notes/Start.storyboard; sourceTree = SOURCE_ROOT; };
                    """)
        let tree = ClassicProject.tree([
            ClassicProject.path: text, "Notes/Start.storyboard": "",
        ])
        let app = try target("Notes", of: "Notes.xcodeproj", in: tree, format: XcodeProjectFormat())
        #expect(app.resources.contains("Notes/Start.storyboard"))
        #expect(!app.sources.contains("Notes/Start.storyboard"))
    }

    @Test("The cases of an enumeration are the elements of a list")
    func allCases() {
        func names(_ type: String) -> [String] {
            let tree = ClassicProject.tree(of: [
                "Project.swift": """
                import ProjectDescription
                \(type)
                let project = Project(name: "A", targets: Kind.allCases.map {
                    .target(name: $0.rawValue, destinations: .iOS, product: .app, bundleId: "b", sources: ["S/**"])
                })
                """,
                "S/App.swift": "@main\n",
            ])
            return TuistFormat().load("Project.swift", in: tree).targets.map(\.name)
        }
        #expect(
            names("enum Kind: String, CaseIterable { case full, lite\n case demo = \"Demo\" }") == [
                "full", "lite", "Demo",
            ])
        #expect(names("enum Kind { case full(Int), lite }") == [])
    }

    @Test("The labels of rules_apple are known in a copy of it without a name")
    func labelsOfTheRules() {
        func apps(_ rules: String?) -> [String] {
            var files = [
                "examples/BUILD": """
                load("//apple:ios.bzl", "ios_application")
                load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
                swift_library(name = "lib", srcs = ["AppDelegate.swift"])
                ios_application(name = "Demo", bundle_id = "a.b", minimum_os_version = "16.0", deps = [":lib"])
                """,
                "examples/AppDelegate.swift": "@main\n", "WORKSPACE": "", "apple/BUILD": "",
            ]
            files["apple/ios.bzl"] = rules
            return BazelFormat().load("examples/BUILD", in: ClassicProject.tree(of: files))
                .targets.map(\.name)
        }
        let own =
            "load(\"//apple/internal:ios_rules.bzl\", _ios = \"ios_application\")\ndef ios_application(name, **kwargs):\n    _ios(name = name, **kwargs)\n"
        #expect(apps(own) == ["Demo"])
        #expect(apps(nil) == ["Demo"])
        // A team's own function of that name may add anything.
        #expect(
            apps(
                "load(\"@rules_apple//apple:ios.bzl\", _ios = \"ios_application\")\ndef ios_application(name, **kwargs):\n    _ios(name = name, deps = [\"//x\"], **kwargs)\n"
            ) == [])
    }
}
