import ProjectModel
import SourceEditing

/// A tree with apps of Bazel: one of rules_apple whose library lists its sources, one of rules_ios that takes them itself,
/// and what both are built with.
enum BazelProject {
    static let path = "App/BUILD.bazel"
    static let versions = "tools/versions.bzl"

    static func tree(_ changes: [String: String] = [:]) -> FileTree {
        var files = [
            path: text, versions: constants, "tools/BUILD": "", "Kit/BUILD": kit,
            "MODULE.bazel": "module(name = \"notes\")\n",
            "App/Sources/AppDelegate.swift": "import UIKit\n@main\nclass AppDelegate {}\n",
            "App/Sources/List.swift": "// @main is elsewhere\n", "App/Info.plist": "",
            "App/Main.storyboard": "", "App/Assets.xcassets/Contents.json": "{}",
            "App/Lamp/AppDelegate.swift": "@UIApplicationMain\nclass LampDelegate {}\n",
            "App/Tests/NotesTests.swift": "",
            "Kit/Kit.swift": "", "Kit/Old/Old.swift": "", "Kit/Inner/BUILD": "",
            "Kit/Inner/Inner.swift": "",
        ]
        files.merge(changes) { $1 }
        return ClassicProject.tree(of: files)
    }

    static let constants = """
        MINIMUM = struct(ios = "13.0", mac = "12.0")  # the lowest
        FLAGS = ["-DKIT"] + ["-swift-version", "5"]

        """

    static let kit = """
        load("@rules_swift//swift:swift.bzl", "swift_library")

        swift_library(
            name = "Kit",
            srcs = glob(["**/*.swift"], exclude = ["Old/**"]),
            defines = ["KIT=1"],
            deps = ["@swiftpkg_markdown//:Markdown"],
        )

        """

    static let text = """
        load("@build_bazel_rules_apple//apple:ios.bzl", "ios_application", "ios_unit_test")
        load("@build_bazel_rules_ios//rules:app.bzl", lamp_application = "ios_application")
        load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
        load("//tools:versions.bzl", "FLAGS", "MINIMUM")

        NAME = "Notes"

        swift_library(
            name = "Code",
            srcs = [
                "Sources/AppDelegate.swift",  # it starts here
                "Sources/List.swift",
            ],
            copts = FLAGS,
            data = ["Main.storyboard"],
            module_name = NAME,
            deps = ["//Kit"],
        )

        ios_application(
            name = NAME,
            bundle_id = "org.example." + NAME,
            families = ["iphone", "ipad"],
            infoplists = [":Info.plist"],
            minimum_os_version = MINIMUM.ios,
            resources = glob(["Assets.xcassets/**"]),
            deps = [":Code"],
        )

        lamp_application(
            name = "Lamp",
            srcs = ["Lamp/AppDelegate.swift"],
            minimum_os_version = "13.0",
            swift_version = "5.9",
            deps = ["//Kit:Kit"],
        )

        swift_library(
            name = "TestCode",
            testonly = True,
            srcs = glob(["Tests/*.swift"]),
            deps = [":Code"],
        )

        ios_unit_test(
            name = "Tests",
            test_host = ":Notes",
            deps = [":TestCode"],
        )

        """
}
