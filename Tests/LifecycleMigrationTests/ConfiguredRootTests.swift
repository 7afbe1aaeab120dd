import Testing

@testable import LifecycleMigration

/// Roots that a scene delegate configures by way of its window, behind the statement that sets them.
struct ConfiguredRootTests {
    @Test(
        "Code that works on the root stays where it is, and works on the root in its property",
        arguments: [
            "        window?.rootViewController?.title = \"early\"\n        window?.rootViewController = HomeController()",
            "        window?.rootViewController = HomeController()\n        Analytics.track(window?.rootViewController?.title)",
            "        window?.rootViewController = HomeController()\n        guard let root = window?.rootViewController else { return }\n        root.title = \"\"",
            "        window?.rootViewController = HomeController()\n        window?.rootViewController?.title = connectionOptions.sourceApplication",
            "        window?.rootViewController = HomeController(style: .plain)\n        window?.rootViewController?.view.backgroundColor = .white",
            "        let home = HomeController()\n        window?.rootViewController = home\n        window?.rootViewController?.title = \"Home\"",
            "        window?.rootViewController = HomeController()\n        let home = window?.rootViewController as? HomeController\n        home?.title = \"Home\"",
            "        window?.rootViewController = HomeController()\n        if let children = window?.rootViewController?.children {\n            children.first?.title = \"Home\"\n        }",
        ])
    func kept(_ statements: String) throws {
        let source = try planned(statements)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                statements.replacing(
                    "window?.rootViewController", with: "rootViewController")))
    }

    @Test("What leads to the window stays in front of the root's property, but for a local")
    func spelled() throws {
        let source = try planned(
            """
                    guard let window = self.window else { return }
                    window.rootViewController = HomeController()
                    self.window!.rootViewController!.title = "Home"
            """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        rootViewController = HomeController()\n"))
        #expect(scene.contains("        self.rootViewController!.title = \"Home\"\n"))
    }

    @Test("A local of the property's own name is told from it")
    func takenName() throws {
        let source = try planned(
            """
                    let rootViewController = Flow.start()
                    window?.rootViewController = UINavigationController(rootViewController: rootViewController)
                    window?.rootViewController?.title = "Home"
            """)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        self.rootViewController = UINavigationController(rootViewController: rootViewController)
                        self.rootViewController?.title = "Home"
                """))
    }

    @Test("What is presented while the scene connects is reported at its place")
    func presented() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController()
                    window?.rootViewController?.present(Greeting(), animated: true)
            """)
        #expect(source.plan.outcome == .partial)
        let finding = try #require(source.plan.findings.first { $0.id == .launchPresentation })
        #expect(finding.place?.path == "App/SceneDelegate.swift")
        #expect(finding.place?.position.line == 10)
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
                "    var window: UIWindow?\n    func start() { Store.open() }\n    func stop() { print(window as? TouchWindow) }"
        )
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.windowAccess))
        let scene = source.after("SceneDelegate.swift") ?? ""
        #expect(!scene.contains("window ="))
        #expect(!scene.contains("if let"))
        #expect(scene.contains("start()") == statements.contains("start()"))
    }

    @Test("Such a window that is read while the scene connects is in the way there")
    func delegateWindowAtOnce() throws {
        let source = try planned(
            """
                    window?.rootViewController = HomeController()
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    delegate.window = self.window
                    delegate.start()
            """,
            delegateMembers:
                "    var window: UIWindow?\n    func start() { Toasts.start(in: window) }")
        #expect(source.plan.outcome == .refuse)
        #expect(source.plan.reason == "the window is handed to 'Toasts.start(in:)' here")
        #expect(source.plan.findings.first?.place?.path == "App/AppDelegate.swift")
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
        #expect(scene.contains("rootViewController = tabs\n"))
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
                "        window?.insertSubview(Banner(), at: 0)",
                "the launch calls 'insertSubview' of the window here"
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

    @Test("A root that needs the scene by way of the window has the one that connects")
    func sceneOfRoot() throws {
        let source = try planned(
            """
                    let home = HomeController()
                    home.bar = window?.windowScene?.titlebar
                    window?.rootViewController = home
            """)
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(
            scene.contains(
                """
                        home.bar = windowScene.titlebar
                        rootViewController = home
                """))
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
                "keep: it does not concern the window",
                "remove: SwiftUI makes and shows the window",
                "change: SwiftUI shows the root that is made here",
                "change: it works on the root, which the launch goes on making",
                "change: it does without the window",
                "remove: nothing is left in it",
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
