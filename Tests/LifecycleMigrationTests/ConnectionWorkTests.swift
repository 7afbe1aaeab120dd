import Testing

@testable import LifecycleMigration

/// What a scene delegate does when its scene connects runs before the root's view is loaded, also where SwiftUI asks for
/// the content first.
struct ConnectionWorkTests {
    @Test(
        "A storyboard's root waits for what the scene delegate does",
        arguments: [
            "        UINavigationBar.appearance().barTintColor = .red",
            "        Services.start()",
            "        if let link = connectionOptions.urlContexts.first { Router.open(link.url) }",
            "        start()",
        ])
    func storyboard(_ work: String) throws {
        let source = try planned(work, storyboard: true)
        // A payload that may come before the first screen is only to be looked at.
        #expect(!source.plan.findings.contains { $0.asksForWork })
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains("    @Published private(set) var rootViewController: UIViewController?"))
        #expect(
            scene.contains(
                "        rootViewController = UIStoryboard(name: \"Main\", bundle: nil)"
                    + ".instantiateInitialViewController()\n"))
    }

    @Test(
        "A storyboard's root waits for nothing where no view can tell",
        arguments: [
            "", "        connections += 1", "        windowScene.title = \"Mail\"",
            "        DispatchQueue.main.async { }",
        ])
    func quiet(_ work: String) throws {
        let source = try planned(work, storyboard: true)
        #expect(source.plan.outcome == .migrate)
        let waits = source.newFile?.contains("sceneDelegate.rootViewController") == true
        #expect(waits == work.contains("async"))
    }

    @Test("A root that moves out of a helper waits for what its caller does")
    func helper() throws {
        let source = try planned(
            "        UINavigationBar.appearance().barTintColor = .red\n        showWindow(windowScene)",
            members: """
                    private func showWindow(_ windowScene: UIWindowScene) {
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = Home()
                        window?.makeKeyAndVisible()
                    }
                """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        rootViewController = Home()\n"))
    }

    @Test(
        "A container that is set up behind the root waits for the scene",
        arguments: [
            ("        home.title = \"Home\"", true), ("        Services.start()", true),
            ("        home.load()", true), ("        connections += 1", false), ("", false),
        ])
    func container(_ behind: String, _ waits: Bool) throws {
        let source = try planned(
            """
                    let home = Home()
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = home
                    window?.makeKeyAndVisible()
            \(behind)
            """,
            members: "    func leave() { window?.rootViewController = Home() }")
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains("{\n        defer { rootContainer.isConnected = true }\n") == waits)
        let app = try #require(source.newFile)
        #expect(app.contains("if isConnected { addRoot() }") == waits)
    }

    private func planned(
        _ statements: String, members: String = "", storyboard: Bool = false
    ) throws -> PlannedSource {
        let file =
            storyboard
            ? "<key>UISceneStoryboardFile</key><string>Main</string>" : ""
        return try #require(
            PlannedSource([
                "Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
                <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
                <array><dict><key>UISceneConfigurationName</key><string>Default</string>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\(file)</dict></array>
                </dict></dict></dict></plist>
                """,
                "Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
                    <scenes><scene sceneID="s"><objects><splitViewController id="a"/></objects></scene></scenes>
                </document>
                """,
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                """,
                "Home.swift": """
                import UIKit

                class Home: UIViewController {
                    func load() { print("loads") }
                }
                """,
                "SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    private var connections = 0

                \(members)
                    private func start() { Services.start() }

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                \(statements)
                    }
                }
                """,
            ]))
    }
}
