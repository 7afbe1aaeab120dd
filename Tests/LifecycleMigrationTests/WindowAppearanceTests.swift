import Testing

@testable import LifecycleMigration

/// Settings of the window in the launch, its class, and what its root wants of it.
struct WindowAppearanceTests {
    private static func launch(_ line: String, root: String = "Home()") -> String {
        """
                window = UIWindow(frame: UIScreen.main.bounds)
                \(line)
                window?.rootViewController = \(root)
                window?.makeKeyAndVisible()
        """
    }

    @Test(
        "A setting becomes a modifier",
        arguments: [
            ("window?.overrideUserInterfaceStyle = .dark", ".preferredColorScheme(.dark)"),
            (
                "window?.overrideUserInterfaceStyle = UIUserInterfaceStyle.light",
                ".preferredColorScheme(.light)"
            ),
            (
                "self.window?.backgroundColor = .black",
                ".background(Color.black.ignoresSafeArea())"
            ),
            (
                "self.window?.backgroundColor = UIColor.systemTeal",
                ".background(Color(UIColor.systemTeal).ignoresSafeArea())"
            ),
            (
                "window!.backgroundColor = UIColor(named: \"Paper\")",
                ".background(Color(\"Paper\").ignoresSafeArea())"
            ),
        ])
    func modifier(_ line: String, _ modifier: String) throws {
        let source = try #require(PlannedSource(launch: Self.launch(line)))
        #expect(source.plan.outcome == .migrate)
        #expect(source.findings == [.windowAppearance])
        #expect(source.newFile?.contains(modifier) == true)
        #expect(source.after("AppDelegate.swift")?.contains(line) == false)
    }

    @Test("The tint of a UIKit root is set for all windows, where it stood")
    func proxy() throws {
        let source = try #require(
            PlannedSource(launch: Self.launch("self.window?.tintColor = theme.accent")))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("        UIWindow.appearance().tintColor = theme.accent\n"))
    }

    @Test(
        "What a scene delegate sets of the window is set of SwiftUI's window, where it stood",
        arguments: [
            ("window?", "tintColor = Tint.standard"), ("window!", "tintColor = Tint.standard"),
            ("self.window?", "overrideUserInterfaceStyle = session.style"),
        ])
    func sceneWindow(_ window: String, _ setting: String) throws {
        let source = try #require(
            PlannedSource(
                connection: """
                            \(window).\(setting)
                            window?.rootViewController = Home(session)
                    """,
                others: """
                    final class Home: UIViewController {}
                    enum Tint {
                        static var standard: UIColor {
                            UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
                        }
                    }
                    """))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("SceneDelegate.swift"))
        #expect(
            after.contains(
                """
                        guard let windowScene = scene as? UIWindowScene else { return }
                        windowScene.windows.first?.\(setting)
                """), "\(after)")
    }

    @Test("Without a name for the window's scene, the scene that connects is asked")
    func unnamedScene() throws {
        let source = try #require(
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
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        if let windowScene = scene as? UIWindowScene {
                            window = UIWindow(windowScene: windowScene)
                        }
                        window?.rootViewController = UITabBarController()
                        window?.tintColor = Theme.shared.tint(of: session)
                        window?.makeKeyAndVisible()
                    }
                }
                """,
            ]))
        let after = try #require(source.after("SceneDelegate.swift"))
        #expect(
            after.contains(
                "(scene as? UIWindowScene)?.windows.first?.tintColor = Theme.shared.tint(of: session)\n"
            ),
            "\(after)")
    }

    @Test("A method that is given the window's scene asks that")
    func givenScene() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: """
                        private func show(in space: UIWindowScene) {
                            window?.tintColor = Tint.of(space)
                            window?.rootViewController = UITabBarController()
                        }
                    """,
                connection: "        show(in: windowScene)"))
        let after = try #require(source.after("SceneDelegate.swift"))
        #expect(
            after.contains("        space.windows.first?.tintColor = Tint.of(space)\n"), "\(after)")
    }

    @Test("A case of which nothing is left does nothing")
    func emptyCase() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: """
                        private func updateStyle() {
                            switch Palette.current {
                            case .automatic:
                                window?.overrideUserInterfaceStyle = .unspecified
                            case .dark:
                                // Always dark.
                                window?.overrideUserInterfaceStyle = .dark
                                window?.tintColor = .white
                            case .light: print("light")
                            }
                        }
                    """,
                connection: """
                            window?.rootViewController = Home(session)
                            updateStyle()
                    """,
                others: """
                    final class Home: UIViewController {}
                    enum Palette {
                        case automatic, dark, light
                        static var current: Palette { load() }
                    }
                    """))
        #expect(source.plan.outcome == .partial)
        let after = try #require(source.after("SceneDelegate.swift"))
        #expect(after.contains("case .automatic:\n            break\n"), "\(after)")
        #expect(
            after.contains(
                "case .dark:\n            // Always dark.\n            break\n        case"),
            "\(after)")
    }

    @Test("A setting whose value has code of its own is lost with a finding, and nothing more")
    func computed() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: "    func dress() { window?.tintColor = Tint.standard }",
                connection: """
                            dress()
                            window?.rootViewController = Home(session)
                    """,
                others: """
                    enum Tint {
                        static var standard: UIColor {
                            UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
                        }
                    }
                    """))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.windowAppearance))
        #expect(source.after("SceneDelegate.swift")?.contains("Tint.standard\n") == false)
    }

    @Test("The tint of a SwiftUI root is a modifier")
    func tint() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch(
                    "window?.tintColor = .systemPink",
                    root: "UIHostingController(rootView: HomeView())")))
        #expect(source.newFile?.contains(".accentColor(Color(UIColor.systemPink))") == true)
    }

    @Test(
        "What no modifier is known to say is quoted",
        arguments: [
            "window?.overrideUserInterfaceStyle = settings.style", "window?.layer.cornerRadius = 4",
            "window?.backgroundColor = theme.paper", "window?.windowLevel = .alert",
            "window?.windowScene?.titlebar?.toolbar = settings.toolbar",
        ])
    func lost(_ line: String) throws {
        let source = try #require(PlannedSource(launch: Self.launch(line)))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings == [.windowAppearance])
        #expect(source.plan.findings.first?.message.contains(line) == true)
    }

    @Test("A tint from a local that the root needs, too, is set where it stood")
    func sharedLocal() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch(
                    "let theme = Theme()\n        window?.tintColor = theme.accent",
                    root: "Home(theme: theme)")))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                """
                        let theme = Theme()
                        UIWindow.appearance().tintColor = theme.accent
                        rootViewController = Home(theme: theme)
                """))
    }

    @Test("A window of the app's own class is reported with what it overrides")
    func subclass() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = ShakeWindow(frame: UIScreen.main.bounds)
                            window?.rootViewController = Home()
                            window?.makeKeyAndVisible()
                    """,
                others: """
                    final class ShakeWindow: UIWindow {
                        override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
                    }
                    """))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings == [.windowSubclass])
        #expect(source.plan.findings.first?.message.contains("'sendEvent'") == true)
    }

    @Test("The wishes of the root's base class count, those of other classes do not")
    func preferences() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch(""),
                others: """
                    class Base: UIViewController {
                        override var prefersStatusBarHidden: Bool { true }
                    }
                    final class Home: Base {}
                    extension Home {
                        override var shouldAutorotate: Bool { false }
                    }
                    final class Detail: UIViewController {
                        override var prefersStatusBarHidden: Bool { true }
                    }
                    """))
        #expect(source.findings == [.rootContainerPreferences, .rootContainerPreferences])
    }
}
