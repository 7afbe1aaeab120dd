import ProjectModel
import SourceEditing

/// A tree with a Tuist project: an app whose sources are a pattern, tests, helpers, and a dictionary for its Info.plist.
enum TuistProject {
    static let path = "App/Project.swift"
    static let helpers = "Tuist/ProjectDescriptionHelpers/Constants.swift"

    static func tree(_ changes: [String: String] = [:]) -> FileTree {
        var files = [
            path: text, helpers: constants,
            "App/Sources/AppDelegate.swift": "import UIKit\n@main\n",
            "App/Sources/Screens/List.swift": "", "App/Sources/Legacy/Old.swift": "",
            "App/Resources/Base.lproj/Main.storyboard": "", "App/Tests/NotesTests.swift": "",
            "App/Resources/Assets.xcassets/Contents.json": "{}",
        ]
        files.merge(changes) { $1 }
        return ClassicProject.tree(of: files)
    }

    static let constants = """
        import ProjectDescription

        public enum Constants {
            public static let name = "Notes"
            public static let version = "13.0" // the lowest
        }

        """

    static let text = """
        import ProjectDescription
        import ProjectDescriptionHelpers

        let project = Project(
            name: Constants.name,
            settings: .settings(base: ["SWIFT_VERSION": "5.9"]),
            targets: [
                .target(
                    name: Constants.name,
                    destinations: .iOS,
                    product: .app,
                    bundleId: "org.example.\\(Constants.name)",
                    deploymentTargets: .iOS(Constants.version),
                    infoPlist: .extendingDefault(with: [
                        // What users see.
                        "CFBundleDisplayName": "Notes",
                        "UIApplicationSceneManifest": [
                            "UIApplicationSupportsMultipleScenes": false,
                            "UISceneConfigurations": [
                                "UIWindowSceneSessionRoleApplication": [
                                    [
                                        "UISceneConfigurationName": "Default", // kept
                                        "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                                    ],
                                ],
                            ],
                        ],
                    ]),
                    sources: [.glob("Sources/**", excluding: ["Sources/Legacy/**"])],
                    resources: ["Resources/**"],
                    dependencies: [.external(name: "Alamofire"), .target(name: "Kit")]
                ),
                .target(
                    name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit",
                    sources: ["Kit/**"]
                ),
                .target(
                    name: "NotesTests", destinations: .iOS, product: .unitTests,
                    bundleId: "org.example.tests", sources: ["Tests/**"],
                    dependencies: [.target(name: Constants.name)]
                ),
            ]
        )

        """
}
