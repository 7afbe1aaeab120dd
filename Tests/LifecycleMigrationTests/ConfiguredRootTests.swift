import Testing

@testable import LifecycleMigration

/// Roots that a scene delegate configures by way of its window, behind the statement that sets them.
struct ConfiguredRootTests {
    @Test("The window's root is the local that the moved code makes")
    func newLocal() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController(style: .plain)
                    window?.rootViewController?.view.backgroundColor = .white
                    self.window!.rootViewController!.title = "Home"
            """)
        #expect(source.plan.outcome == .migrate)
        let app = try #require(source.newFile)
        #expect(
            app.contains(
                """
                        let rootViewController = HomeController(style: .plain)
                        rootViewController.view.backgroundColor = .white
                        rootViewController.title = "Home"
                        return rootViewController
                """))
    }

    @Test("A local that is the root keeps its name")
    func existingLocal() throws {
        let source = try planned(
            """
                    let home = HomeController()
                    window?.rootViewController = home
                    window?.rootViewController?.title = "Home"
            """)
        let app = try #require(source.newFile)
        #expect(
            app.contains(
                """
                        let home = HomeController()
                        home.title = "Home"
                        return home
                """))
    }

    @Test("Code that casts the root gets it as a view controller of any class")
    func cast() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController()
                    let home = window?.rootViewController as? HomeController
                    home?.title = "Home"
            """)
        let app = try #require(source.newFile)
        #expect(app.contains("let rootViewController: UIViewController = HomeController()\n"))
        #expect(app.contains("let home = rootViewController as? HomeController\n"))
    }

    @Test("Code that takes an optional gets one")
    func optional() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController()
                    if let children = window?.rootViewController?.children {
                        children.first?.title = "Home"
                    }
            """)
        let app = try #require(source.newFile)
        #expect(app.contains("let rootViewController: UIViewController? = HomeController()\n"))
        #expect(app.contains("if let children = rootViewController?.children {"))
        #expect(app.contains("return rootViewController ?? UIViewController()"))
    }

    @Test("A name that the moved code uses is not taken for the new local")
    func takenName() throws {
        let source = try planned(
            """
                    let rootViewController = Flow.rootViewController
                    window?.rootViewController = UINavigationController(rootViewController: rootViewController)
                    window?.rootViewController?.title = "Home"
            """)
        let app = try #require(source.newFile)
        #expect(
            app.contains(
                """
                        let initialViewController = UINavigationController(rootViewController: rootViewController)
                        initialViewController.title = "Home"
                        return initialViewController
                """))
    }

    @Test(
        "What can't go along with the root stays where it is, and works on the root in a container",
        arguments: [
            "        window?.rootViewController?.title = \"early\"\n        window?.rootViewController = HomeController()",
            "        window?.rootViewController = HomeController()\n        Analytics.track(window?.rootViewController?.title)",
            "        window?.rootViewController = HomeController()\n        guard let root = window?.rootViewController else { return }\n        root.title = \"\"",
            "        window?.rootViewController = HomeController()\n        window?.rootViewController?.title = connectionOptions.sourceApplication",
        ])
    func kept(_ statements: String) throws {
        let source = try planned(statements)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                statements.replacing(
                    "window?.rootViewController", with: "rootContainer.rootViewController")))
    }

    @Test("What is presented at launch is in the way")
    func presented() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController()
                    window?.rootViewController?.present(Greeting(), animated: true)
            """)
        #expect(source.plan.outcome == .refuse)
        #expect(source.findings.contains(.rootUnresolved))
    }

    @Test(
        "A window that the application delegate is given goes, and whoever reads it there is told",
        arguments: [
            "        (UIApplication.shared.delegate as? AppDelegate)?.window = window",
            "        let delegate = UIApplication.shared.delegate as! AppDelegate\n        delegate.window = self.window\n        delegate.start()",
            "        if let delegate = UIApplication.shared.delegate as? AppDelegate {\n            delegate.window = window\n        }",
        ])
    func delegateWindow(_ statements: String) throws {
        let source = try planned(
            "        window?.rootViewController = HomeController()\n" + statements,
            delegateMembers:
                "    var window: UIWindow?\n    func start() { print(window as? TouchWindow) }")
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.windowAccess))
        let scene = source.after("SceneDelegate.swift") ?? ""
        #expect(!scene.contains("window ="))
        #expect(!scene.contains("if let"))
        #expect(scene.contains("start()") == statements.contains("start()"))
    }

    @Test("A block around such a window that works on the root, too, stays")
    func delegateWindowBesideRoot() throws {
        let source = try planned(
            """
                    let tabs = Tabs()
                    window?.rootViewController = tabs
                    if let delegate = UIApplication.shared.delegate as? AppDelegate {
                        delegate.window = window
                        tabs.delegate = delegate
                    }
            """, delegateMembers: "    var window: UIWindow?")
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("rootContainer.rootViewController = tabs\n"))
        #expect(
            scene.contains(
                "if let delegate = AppDelegate.shared {\n            tabs.delegate = delegate\n"))
    }

    @Test(
        "A window that goes elsewhere is named with its place",
        arguments: [
            (
                "        Provider.shared.window = window",
                "the window is kept in 'Provider.shared.window' here"
            ),
            (
                "        if isLarge {\n            provider.window = self.window\n        }",
                "the window is kept in 'provider.window' here"
            ),
            (
                "        window?.addSubview(Banner())",
                "the launch calls 'addSubview' of the window here"
            ),
            (
                "        Sizes.main = window!.frame.size",
                "the launch reads 'frame' of the window here"
            ),
            (
                "        Flow(window: window).start()",
                "the window is handed to 'Flow(window:)' here"
            ),
        ])
    func keeper(_ statements: String, _ message: String) throws {
        let source = try planned(
            "        window?.rootViewController = HomeController()\n" + statements)
        #expect(source.plan.outcome == .refuse)
        #expect(source.plan.findings.contains { $0.message == message })
    }

    @Test(
        "A setting of the scene stays, and starts at the scene that connects",
        arguments: [
            ("window?.windowScene?.title = \"\"", "windowScene.title = \"\""),
            ("window!.windowScene!.title = \"\"", "windowScene.title = \"\""),
            ("self.window?.windowScene?.activate()", "windowScene.activate()"),
            (
                "if let bar = window?.windowScene?.titlebar { bar.hide() }",
                "if let bar = windowScene.titlebar { bar.hide() }"
            ),
            (
                "if let title = window?.windowScene?.title { show(title) }",
                "if let title = (scene as? UIWindowScene)?.title { show(title) }"
            ),
        ])
    func scene(_ line: String, _ after: String) throws {
        let source = try planned(
            "        window?.rootViewController = HomeController()\n        " + line)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        \(after)\n"))
        #expect(scene.contains("guard let windowScene") == after.contains("windowScene."))
    }

    @Test("A root that needs the scene by way of the window is in the way")
    func sceneOfRoot() throws {
        let source = try planned(
            """
                    let home = HomeController()
                    home.bar = window?.windowScene?.titlebar
                    window?.rootViewController = home
            """)
        #expect(source.plan.outcome == .refuse)
    }

    @Test("A local for the scene stays where a statement that stays needs it")
    func sceneLocal() throws {
        let source = try planned(
            """
                    let other = scene as! UIWindowScene
                    other.title = ""
                    window?.rootViewController = HomeController()
            """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        let other = scene as! UIWindowScene\n        other.title"))
    }

    @Test("Each statement says what happens to it, as it does")
    func decisions() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController()
                    window?.rootViewController?.title = "Home"
                    window?.windowScene?.title = "Home"
                    if let delegate = UIApplication.shared.delegate as? AppDelegate {
                        delegate.window = window
                    }
                    Store.open()
            """, delegateMembers: "    var window: UIWindow?")
        let decisions = source.plan.decisions.map { "\($0.action.rawValue): \($0.reason)" }
        #expect(
            decisions == [
                "keep: it keeps other scenes away from what stays",
                "remove: SwiftUI makes and shows the window",
                "remove: the root is given to SwiftUI",
                "move: only the root needs it",
                "keep: the window's scene is the one that connects",
                "remove: nothing is left in it",
                "remove: the window is SwiftUI's, and the application delegate's stays empty",
                "keep: it does not concern the window",
                "remove: SwiftUI makes and shows the window",
            ])
    }

    private func planned(
        _ statements: String, delegateMembers: String = ""
    ) throws -> PlannedSource {
        try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                \(delegateMembers)

                    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = SceneDelegate.self
                        return configuration
                    }
                }
                """,
                "SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

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
