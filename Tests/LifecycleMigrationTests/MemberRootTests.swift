import ProjectModel
import Testing

@testable import LifecycleMigration

/// Scene delegates whose other members start at the root of a storyboard's window.
struct MemberRootTests {
    private static let split = """
            var split: UISplitViewController {
                window!.rootViewController as! UISplitViewController
            }
        """

    @Test("Members that the launch uses start at a property, and so does the moved code")
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
                    private lazy var rootViewController: UIViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
                """))
        #expect(
            scene.contains(
                """
                    func makeRootViewController() -> UIViewController {
                        split.delegate = self
                        rootViewController.title = "Mail"
                        return rootViewController
                    }
                """))
        #expect(scene.contains("        rootViewController as! UISplitViewController\n"))
        #expect(scene.contains("        Analytics.start()\n    }"))
    }

    @Test("A member that takes an optional gets one, and a hidden name is written out")
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
        #expect(scene.contains("private lazy var rootViewController: UIViewController! = UI"))
        #expect(scene.contains("guard let rootViewController = self.rootViewController else {"))
        #expect(scene.contains("        configure()\n        return rootViewController\n"))
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
        #expect(scene.contains("{ self.rootViewController.title = \"\" }"))
        #expect(scene.contains("in self?.rootViewController.title = \"\" }"))
    }

    @Test(
        "A member that does more with the window is in the way, at the place where the launch uses it",
        arguments: [
            "    func show() {\n        window?.rootViewController?.title = \"\"\n        window?.tintColor = .red\n    }",
            "    func show() {\n        let window = self.window\n        window?.rootViewController?.title = \"\"\n    }",
        ])
    func refused(_ member: String) throws {
        let source = try planned(
            statements: "        show()\n        show()", members: member)
        #expect(source.plan.outcome == .refuse)
    }

    @Test("What the rest of the launch needs of the root is in the way")
    func shared() throws {
        let source = try planned(
            statements: """
                        let title = split.title
                        guard Analytics.start(title) else { return }
                        Store.open()
                """,
            members: Self.split)
        #expect(source.plan.outcome == .refuse)
        #expect(source.findings.contains(.rootUnresolved))
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
