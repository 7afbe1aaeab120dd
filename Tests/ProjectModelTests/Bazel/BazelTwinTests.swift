import SourceEditing
import Testing

@testable import ProjectModel

/// Apps that an Xcode project and Bazel build from the same sources.
@Suite struct BazelTwinTests {
    private static let build = """
        load("@rules_apple//apple:ios.bzl", "ios_application")
        load("@rules_swift//swift:swift.bzl", "swift_library")
        swift_library(
            name = "Code",
            srcs = [
                "Notes/AppDelegate.swift",
                "Notes/Zoom.swift",
            ],
        )
        ios_application(
            name = "NotesApp",
            infoplists = ["Notes/Info.plist"],
            minimum_os_version = "13.0",
            deps = [":Code"],
        )

        """

    private static func tree(_ build: String) -> FileTree {
        ClassicProject.tree(["BUILD": build, "Notes/AppDelegate.swift": "import UIKit\n@main\n"])
    }

    private func app(_ projects: LoadedProjects) throws -> AppTarget {
        let all = projects.entries.flatMap(\.loaded.targets)
        #expect(!all.contains { $0.format == .bazel })
        return try #require(all.first { $0.name == "Notes" })
    }

    @Test func bothGetTheEdits() throws {
        let tree = Self.tree(Self.build)
        let projects = LoadedProjects(of: tree)
        let app = try app(projects)
        #expect(app.builtElsewhere == [])
        #expect(
            projects.entries.filter { $0.format.id == .bazel }.allSatisfy {
                $0.loaded.manifestTargets.isEmpty
            })
        let changes: [ProjectChange] = [
            .addSource(path: "Notes/NotesApp.swift", sibling: "Notes/AppDelegate.swift"),
            .removeFile(path: "Notes/Zoom.swift"),
            .raiseDeploymentTarget(platform: .ios, to: VersionNumber(15)),
        ]
        let lowered = try projects.lower([TargetChanges(target: app, changes: changes)], in: tree)
        #expect(lowered.map(\.path).contains(ClassicProject.path))
        let text = try applied(lowered, to: tree).read("BUILD").string
        #expect(
            text.contains(
                "        \"Notes/AppDelegate.swift\",\n        \"Notes/NotesApp.swift\",\n    ]"))
        #expect(text.contains("minimum_os_version = \"15.0\""))
    }

    @Test(arguments: [
        ("    srcs = [\n", "    srcs = names() + [\n", "'names(…)' is computed"),
        (
            "[\n        \"Notes/AppDelegate.swift\",\n        \"Notes/Zoom.swift\",\n    ]",
            "glob([\"Notes/A*\"])", "can't be added there"
        ),
        ("\"13.0\"", "MIN", "`minimum_os_version`"),
        ("\"Notes/Info.plist\"", "\"Notes/Bazel.plist\"", "there is no 'Notes/Bazel.plist'"),
    ])
    func whatCannotBeEditedIsTold(part: String, other: String, reason: String) throws {
        let tree = Self.tree(Self.build.replacingFirst(part, other))
        let app = try app(LoadedProjects(of: tree))
        #expect(app.unreadable == [])
        #expect(app.builtElsewhere.contains { $0.reason.contains(reason) && $0.path == "BUILD" })
    }

    @Test func otherSourcesAreAnAppOfTheirOwn() {
        let tree = ClassicProject.tree([
            "BUILD": Self.build.replacingFirst("Notes/AppDelegate", "Bazel/AppDelegate"),
            "Bazel/AppDelegate.swift": "@main\n",
        ])
        let apps = LoadedProjects(of: tree).entries.flatMap(\.loaded.targets)
        #expect(apps.contains { $0.format == .bazel && $0.name == "NotesApp" })
    }
}
