import ProjectModel
import SourceEditing

@testable import AppFacts
@testable import LifecycleMigration

/// Plans a folder of sources held in memory, as if it were an app without a project.
struct PlannedSource {
    let plan: ApplicationPlan
    private let tree: FileTree

    /// Plans files by name.
    init?(_ files: [String: String]) {
        let texts = Dictionary(
            uniqueKeysWithValues: files.map { ("App/" + $0.key, SourceText($0.value)) })
        tree = FileTree(paths: Array(texts.keys), source: FilesInMemory(texts))
        let plan = MigrationPlanner(options: MigrationOptions()).plan(tree)
        guard let first = plan.applications.first else { return nil }
        self.plan = first
    }

    /// Plans one delegate with members.
    init?(
        delegate members: String, header: String = "@main\nclass AppDelegate", others: String = ""
    ) {
        self.init([
            "AppDelegate.swift": """
            import UIKit

            \(header): UIResponder, UIApplicationDelegate {
                var window: UIWindow?

            \(members)
            }

            \(others)
            """
        ])
    }

    /// Plans a delegate whose launch method has a body.
    init?(launch body: String, members: String = "", others: String = "") {
        self.init(
            delegate: """
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(body)
                        return true
                    }

                \(members)
                """, others: others)
    }

    /// Plans a scene delegate with members, and statements between making the window and showing it.
    init?(
        sceneMembers members: String = "", connection statements: String,
        conformances: String = "", others: String = ""
    ) {
        self.init([
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = SceneDelegate.self
                    return configuration
                }
            }
            """,
            "SceneDelegate.swift": """
            import SwiftUI
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate\(conformances) {
                var window: UIWindow?
            \(members)

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
            \(statements)
                    window?.makeKeyAndVisible()
                }
            }

            \(others)
            """,
        ])
    }

    /// The text of a file in front of the plan.
    func before(_ name: String) -> String? { try? tree.read("App/" + name).string }

    /// The text of a file after the plan.
    func after(_ name: String) -> String? {
        try? tree.applying(plan.edit).read("App/" + name).string
    }

    /// The text of the file that declares the `App`.
    var newFile: String? {
        plan.appFile.flatMap { try? tree.applying(plan.edit).read($0).string }
    }

    /// The ids of the findings.
    var findings: [FindingID] { plan.findings.map(\.id) }
}
