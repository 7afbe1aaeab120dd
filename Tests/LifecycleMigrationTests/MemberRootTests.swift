import ProjectModel
import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// Scene delegates whose other members start at the root of a storyboard's window.
struct MemberRootTests {
    private static let split = """
            var split: UISplitViewController {
                window!.rootViewController as! UISplitViewController
            }
        """

    @Test(
        "Members that the launch uses start at the root's property, in which it puts the storyboard's root"
    )
    func members() throws {
        let source = try planned(
            statements: """
                        split.delegate = self
                        window?.rootViewController?.title = "Mail"
                        Analytics.start()
                """,
            members: Self.split)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                        split.delegate = self
                        rootViewController?.title = "Mail"
                        Analytics.start()
                    }
                """))
        #expect(
            scene.contains("        rootViewController as! UISplitViewController\n"))
    }

    @Test("A member that takes an optional gets one, and a name of its own hides none")
    func optional() throws {
        let source = try planned(
            statements: "        configure()",
            members: """
                    func configure() {
                        guard let rootViewController = self.window?.rootViewController else { return }
                        rootViewController.title = "Mail"
                    }
                """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                "guard let rootViewController = self.rootViewController else {"))
        #expect(scene.contains("instantiateInitialViewController()\n        configure()\n    }"))
    }

    @Test("What stands in front of the window in a closure stays")
    func closures() throws {
        let source = try planned(
            statements: "        listen()",
            members: """
                    func listen() {
                        Center.observe { self.window!.rootViewController!.title = "" }
                        Center.observe { [weak self] in self?.window?.rootViewController?.title = "" }
                    }
                """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("{ self.rootViewController!.title = \"\" }"))
        #expect(scene.contains("in self?.rootViewController?.title = \"\" }"))
    }

    @Test(
        "A member that does more with the window does so by its root, or is reported",
        arguments: [
            ("window?.tintColor = .red", Outcome.partial, FindingID.windowAppearance),
            ("Toasts.start(in: window)", .refuse, .rootWindowOwner),
        ])
    func needed(_ statement: String, _ outcome: Outcome, _ finding: FindingID) throws {
        let member =
            "    func show() {\n        window?.rootViewController?.title = \"\"\n        \(statement)\n    }"
        let source = try planned(
            statements: "        show()\n        show()", members: member)
        #expect(source.plan.outcome == outcome)
        #expect(source.findings.contains(finding))
    }

    @Test("A member that has the window by a local works on the root all the same")
    func local() throws {
        let member =
            "    func show() {\n        let window = self.window\n        window?.rootViewController?.title = \"\"\n    }"
        let source = try planned(statements: "        show()", members: member)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("{\n        rootViewController?.title = \"\"\n    }"))
    }

    @Test("What the rest of the launch needs of the root is there, in its order")
    func shared() throws {
        let source = try planned(
            statements: """
                        let title = split.title
                        guard Analytics.start(title) else { return }
                        Store.open()
                """,
            members: Self.split)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                        let title = split.title
                        guard Analytics.start(title) else { return }
                """))
    }

    private func planned(statements: String, members: String) throws -> PlannedSource {
        try #require(
            PlannedSource([
                "Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0">
                <dict>
                    <key>UIApplicationSceneManifest</key>
                    <dict>
                        <key>UISceneConfigurations</key>
                        <dict>
                            <key>UIWindowSceneSessionRoleApplication</key>
                            <array>
                                <dict>
                                    <key>UISceneConfigurationName</key>
                                    <string>Default</string>
                                    <key>UISceneDelegateClassName</key>
                                    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                                    <key>UISceneStoryboardFile</key>
                                    <string>Main</string>
                                </dict>
                            </array>
                        </dict>
                    </dict>
                </dict>
                </plist>
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
                "SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                \(statements)
                    }

                \(members)
                }
                """,
            ]))
    }
}
