import ProjectModel

/// Trees of apps whose projects XcodeGen makes.
enum GeneratedProject {
    /// The spec of `folders`.
    static let folderSpec = """
        name: Notes
        options:
          deploymentTarget: {iOS: "13.0"}
        settings:
          SWIFT_VERSION: 5.9
        targets:
          Notes:
            type: application
            platform: iOS
            sources:
              - path: Notes
                excludes: ["**/*.generated.swift", Old]
            info:
              path: Notes/Info.plist
              properties:
                UIMainStoryboardFile: Main
            dependencies:
              - package: Markdown
                product: MarkdownUI
              - sdk: StoreKit.framework
              - target: Kit
          Kit:
            type: framework
            platform: iOS
            sources: Kit
          NotesTests:
            type: bundle.unit-test
            platform: iOS
            sources: NotesTests
            dependencies: [{target: Notes}]

        """

    /// An app whose sources are a folder.
    static var folders: FileTree { folders(spec: folderSpec) }

    /// The same with another spec.
    static func folders(spec: String, adding files: [String: String] = [:]) -> FileTree {
        ClassicProject.tree(
            of: [
                "project.yml": spec, "Notes/AppDelegate.swift": "import UIKit",
                "Notes/List.swift": "", "Notes/Old/Gone.swift": "",
                "Notes/Names.generated.swift": "", "Notes/Info.plist": ClassicProject.plist,
                "Notes/Main.storyboard": "", "Notes/Assets.xcassets/Contents.json": "",
                "Kit/Kit.swift": "", "NotesTests/Tests.swift": "",
            ].merging(files) { $1 })
    }

    /// The spec of `lists`, and the file that it includes.
    static let listSpec = """
        name: Tasks
        include: [../Shared/base.yml]
        targets:
          Tasks:
            templates: [App]
            templateAttributes: {folder: Sources}
            sources:
              # The order is that of the launch.
              - Sources/main.swift # first
              - path: Sources/AppDelegate.swift
            settings:
              base: {INFOPLIST_KEY_UIMainStoryboardFile: Main, OTHER: x}

        """

    /// What `lists` includes.
    static let baseSpec = """
        settingGroups:
          all:
            INFOPLIST_KEY_UIMainStoryboardFile: Start # outranked
        targetTemplates:
          App:
            type: application
            platform: iOS
            deploymentTarget: 12.0
            settings:
              groups: [all]

        """

    /// An app whose sources are listed, with a template that another file has.
    static var lists: FileTree { lists(spec: listSpec, base: baseSpec) }

    /// The same with other specs.
    static func lists(spec: String, base: String) -> FileTree {
        ClassicProject.tree(of: [
            "App/project.yml": spec, "Shared/base.yml": base,
            "App/Sources/main.swift": "", "App/Sources/AppDelegate.swift": "import UIKit",
        ])
    }
}
