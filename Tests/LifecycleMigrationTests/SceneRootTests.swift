import Testing

@testable import LifecycleMigration

/// Roots that a scene delegate makes out of what it has.
struct SceneRootTests {
    @Test(
        "A root out of a private property is made by the scene delegate, which SwiftUI hands to the view"
    )
    func member() throws {
        let source = try planned(
            members: "    private let builder = Builder()",
            statements: "        window?.rootViewController = builder.build()")
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                "func makeRootViewController() -> UIViewController? {\n        builder.build()"))
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("@EnvironmentObject private var sceneDelegate: SceneDelegate"))
        #expect(app.contains("extension SceneDelegate: ObservableObject {}"))
    }

    @Test("A scene delegate that can be observed already is left as it is")
    func observable() throws {
        let source = try planned(
            members: "    let builder = Builder()",
            statements: "        window?.rootViewController = builder.build()",
            conformances: ", ObservableObject")
        let app = try #require(source.after("MainApp.swift"))
        #expect(!app.contains("extension SceneDelegate"))
    }

    @Test("What gives a member its value for the root moves along")
    func memberSetForRoot() throws {
        let source = try planned(
            members: "    var coordinator: Coordinator?",
            statements: """
                        coordinator = Coordinator()
                        window?.rootViewController = coordinator!.root
                """)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        coordinator = Coordinator()
                        return coordinator!.root
                """))
    }

    @Test(
        "A member that may have no value yet when SwiftUI asks for the root is in the way",
        arguments: [
            "    var container: Container!", "    var container: Container?",
            "    let cache = Cache()\n    var container: Container!\n    var root: UIViewController { List(container) }",
        ])
    func memberWithoutValue(_ members: String) throws {
        let value = members.contains("root:") ? "root" : "List(container)"
        let source = try planned(
            members: members,
            statements: "        prepare()\n        window?.rootViewController = \(value)")
        #expect(source.plan.outcome == .refuse)
        #expect(source.findings == [.rootUnresolved])
        #expect(source.plan.findings[0].message.contains("'container'"))
    }

    @Test("A statement for which a view has no place keeps the hosting controller")
    func statement() throws {
        let source = try planned(
            members: "",
            statements: """
                        let model = Model()
                        model.load()
                        window?.rootViewController = UIHostingController(rootView: Content(model: model))
                """)
        #expect(source.plan.outcome == .migrate)
        let app = try #require(source.after("MainApp.swift"))
        #expect(app.contains("        model.load()\n        return UIHostingController("))
    }

    private func planned(
        members: String, statements: String, conformances: String = ""
    ) throws -> PlannedSource {
        try #require(
            PlannedSource([
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
                """,
            ]))
    }
}
