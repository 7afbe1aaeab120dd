import Testing

@testable import LifecycleMigration

/// Code outside of the launch that goes to the root by way of a window.
struct RootWalkTests {
    private static let login = """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Login()
                window?.makeKeyAndVisible()
        """

    @Test(
        "A method that replaces the root works on a container",
        arguments: [
            ("window?.rootViewController = Home()", "rootContainer.rootViewController = Home()"),
            (
                "self.window!.rootViewController = Home()",
                "self.rootContainer.rootViewController = Home()"
            ),
            (
                "guard let window else { return }\nwindow.rootViewController = Home()",
                "func home() {\nrootContainer.rootViewController = Home()"
            ),
            (
                "guard let window = self.window, let old = window.rootViewController else { return }\nold.view.tag = 1\nQueue.run { window.rootViewController = Home() }",
                "guard let old = rootContainer.rootViewController else { return }\nold.view.tag = 1\nQueue.run { self.rootContainer.rootViewController = Home() }"
            ),
            (
                "Queue.run { [weak self] in\nguard let self = self, let window = self.window else { return }\nwindow.rootViewController = Home()\n}",
                "guard let self = self else { return }\nself.rootContainer.rootViewController = Home()"
            ),
            (
                "Queue.run { [weak self] in\nguard let window = self?.window else { return }\nwindow.rootViewController = Home()\n}",
                "guard self != nil else { return }\nself?.rootContainer.rootViewController = Home()\n}"
            ),
            (
                "Queue.run { [weak self] in\nguard let window = self?.window else { return }\nwindow.rootViewController = Home()\nwindow.endEditing(true)\n}",
                "guard let window = self?.rootContainer.view else { return }\nself?.rootContainer.rootViewController = Home()\nwindow.endEditing(true)"
            ),
            (
                "let other = window!\nother.rootViewController = Home()",
                "func home() {\nrootContainer.rootViewController = Home()"
            ),
            (
                "if let window = window {\nwindow.rootViewController = Home()\nwindow.endEditing(true)\n}",
                "do {\nrootContainer.rootViewController = Home()\nrootContainer.view.endEditing(true)\n}"
            ),
            (
                "window?.rootViewController = Home()\nUIView.transition(with: self.window!, duration: 1, options: [], animations: {})",
                "rootContainer.rootViewController = Home()\nUIView.transition(with: self.rootContainer.view, duration: 1, options: [], animations: {})"
            ),
        ])
    func swap(_ code: String, _ result: String) throws {
        let source = try #require(
            PlannedSource(launch: Self.login, members: "    func home() {\n\(code)\n    }"))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains(result))
        #expect(after.contains("rootContainer.rootViewController = Login()"))
        #expect(after.contains("lazy var rootContainer = RootContainerViewController()"))
    }

    @Test(
        "A closure of the launch that replaces the root works on a container",
        arguments: [
            (
                "window.rootViewController = Splash { [unowned window] in window.rootViewController = Home() }",
                "rootContainer.rootViewController = Splash { [unowned self] in self.rootContainer.rootViewController = Home() }"
            ),
            (
                "let next = { [weak window] in window?.rootViewController = Home() }\nwindow.rootViewController = Splash(next)",
                "let next = { [weak self] in self?.rootContainer.rootViewController = Home() }\nrootContainer.rootViewController = Splash(next)"
            ),
            (
                "window.rootViewController = Splash()\nCenter.observe { [weak self] _ in\nguard let window = self?.window else { return }\nwindow.rootViewController = Home()\nwindow.endEditing(true)\n}",
                "guard let window = self?.rootContainer.view else { return }\nself?.rootContainer.rootViewController = Home()\nwindow.endEditing(true)"
            ),
            (
                "window.rootViewController = Splash { [weak self, weak window] in self?.log(); window?.rootViewController = Home() }",
                "rootContainer.rootViewController = Splash { [weak self] in self?.log(); self?.rootContainer.rootViewController = Home() }"
            ),
        ])
    func closures(_ code: String, _ result: String) throws {
        let launch =
            "let window = UIWindow(frame: UIScreen.main.bounds)\n\(code)\nself.window = window\nwindow.makeKeyAndVisible()\n"
        let source = try #require(PlannedSource(launch: launch, members: ""))
        #expect(source.plan.outcome == .migrate)
        #expect(try #require(source.after("AppDelegate.swift")).contains(result))
    }

    @Test("A closure of the launch that needs the window itself is in the way")
    func closureInTheWay() throws {
        let launch =
            "let window = UIWindow(frame: UIScreen.main.bounds)\nwindow.rootViewController = Splash { [window] in Banner.show(in: window) }\nself.window = window\nwindow.makeKeyAndVisible()\n"
        let source = try #require(PlannedSource(launch: launch, members: ""))
        #expect(source.plan.outcome == .refuse)
    }

    @Test("A method that needs the window itself by a name of its own is reported and left alone")
    func windowNeeded() throws {
        let code =
            "guard let window = window else { return }\nwindow.rootViewController = Home()\nrouter.start(in: window)"
        let source = try #require(
            PlannedSource(launch: Self.login, members: "    func home() {\n\(code)\n    }"))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.rootSwap))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains(code) && !after.contains("rootContainer"))
    }

    @Test(
        "What is done to the window itself behind the launch is reported and stays",
        arguments: [
            "window?.frame = .zero", "window = nil", "provider = { [weak self] in self?.window }",
        ])
    func windowChanged(_ code: String) throws {
        let source = try #require(
            PlannedSource(launch: Self.login, members: "    func home() {\n\(code)\n    }"))
        #expect(source.plan.outcome == .partial)
        let found = source.plan.findings.filter { $0.id == .windowAccess }
        #expect(found.map(\.message) == ["'window' is nil once SwiftUI makes the window"])
        #expect(source.after("AppDelegate.swift")?.contains(code) == true)
    }

    @Test(
        "A statement that needs the window itself is reported, and those around it work on the root"
    )
    func windowNeededOnce() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login,
                members:
                    "    func home() {\nwindow?.rootViewController = Home()\nwindow?.addSubview(Banner())\n    }"
            ))
        #expect(source.plan.outcome == .partial)
        let finding = try #require(source.plan.findings.first { $0.id == .windowAccess })
        #expect(finding.place?.position.line == 16)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                "rootContainer.rootViewController = Home()\nwindow?.addSubview(Banner())\n"))
    }

    @Test(
        "Other files go to the root of the delegate",
        arguments: [
            (
                "(UIApplication.shared.delegate as! AppDelegate).window?.rootViewController is Home",
                "AppDelegate.shared.rootViewController is Home"
            ),
            (
                "UIApplication.shared.delegate?.window??.rootViewController is Home",
                "AppDelegate.shared.rootViewController is Home"
            ),
        ])
    func otherFile(_ code: String, _ result: String) throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(Self.login)
                        return true
                    }
                }
                """,
                "Home.swift": "import UIKit\nfunc isHome() -> Bool {\n    \(code)\n}\n",
            ]))
        #expect(source.plan.outcome == .migrate)
        #expect(source.after("Home.swift")?.contains("    \(result)\n") == true)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("private(set) var rootViewController: UIViewController!"))
        #expect(after.contains("        rootViewController = Login()"))
    }

    @Test("A delegate that never goes to the root keeps it in a property, made where it was")
    func noWalk() throws {
        let source = try #require(
            PlannedSource(launch: Self.login, members: "    func home() { print(1) }"))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("    private(set) var rootViewController: UIViewController!\n"))
        #expect(after.contains("        rootViewController = Login()\n        return true\n"))
    }

    @Test(
        "Something else than a window has a root view controller",
        arguments: [
            "let banner = GADBannerView(adSize: size)\nbanner.rootViewController = self",
            "self.rootViewController = UINavigationController()",
            "rootViewController = Home()",
            "let coordinator: Coordinator? = nil\ncoordinator?.rootViewController = Home()",
            "let overlayWindow = UIWindow(windowScene: scene)\noverlayWindow.rootViewController = Home()",
        ])
    func noWindow(_ code: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login,
                others:
                    "final class Coordinator {\n    func start(in scene: UIWindowScene) {\n\(code)\n    }\n}"
            ))
        #expect(source.plan.outcome == .migrate)
        #expect(source.findings.isEmpty)
    }

    @Test("What nobody knows may be a window, and is reported")
    func unknown() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login,
                others: "func show() {\n    stage.rootViewController = Home()\n}"))
        #expect(source.plan.outcome == .partial)
        let found = source.plan.findings.filter { $0.id == .rootSwap }
        #expect(found.map { $0.message.hasPrefix("this may replace") } == [true])
    }

    @Test(
        "A root is replaced in a window that is found",
        arguments: [
            "UIApplication.shared.keyWindow?.rootViewController = Home()",
            "UIApplication.shared.windows.first?.rootViewController = Home()",
            "UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController = Home()",
            "view.window?.rootViewController = Home()",
            "let key = UIApplication.shared.windows[0]\nkey.rootViewController = Home()",
            "(scene.delegate as? SceneDelegate)?.window?.rootViewController = Home()",
        ])
    func foundWindow(_ code: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login,
                others: "final class Gate: UIViewController {\n    func pass() {\n\(code)\n    }\n}"
            ))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings == [.rootSwap])
    }

    @Test("An extension of UIWindow that sets the root counts")
    func windowExtension() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login,
                others: """
                    extension UIWindow {
                        func show(_ controller: UIViewController) {
                            rootViewController = controller
                        }
                    }
                    """))
        #expect(source.findings == [.rootSwap])
    }

    @Test("Presenting over a found window's root is a note")
    func presents() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login,
                others:
                    "func ask() {\n    UIApplication.shared.keyWindow?.rootViewController?.present(Home(), animated: true)\n}"
            ))
        #expect(source.plan.outcome == .migrate)
        #expect(source.findings == [.windowAccess])
    }

    @Test("A window beside the delegate's own is not where the root is made")
    func secondWindow() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login
                    + "\n        bannerWindow = BannerWindow()\n        bannerWindow?.rootViewController = Banner()",
                members: "    var bannerWindow: BannerWindow?"))
        // Made without a scene, it never appears beside SwiftUI's.
        #expect(source.plan.outcome == .partial)
        #expect(source.findings == [.windowWithoutScene])
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("        bannerWindow?.rootViewController = Banner()\n"))
        #expect(after.contains("        rootViewController = Login()\n"))
    }

    @Test("A SwiftUI root that is replaced later stays in its hosting controller, in a container")
    func replacedView() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.login.replacing(
                    "Login()", with: "UIHostingController(rootView: LoginView())"),
                members: "    func home() {\n        window?.rootViewController = Home()\n    }"))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                "rootContainer.rootViewController = UIHostingController(rootView: LoginView())"))
        #expect(after.contains("        rootContainer.rootViewController = Home()\n"))
    }
}
