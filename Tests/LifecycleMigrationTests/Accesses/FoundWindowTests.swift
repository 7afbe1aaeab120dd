import Testing

@testable import LifecycleMigration

/// Uses of the app's window, and of its delegates, in other spellings than the plain one.
struct FoundWindowTests {
    private static let launch =
        "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.rootViewController = UIViewController()\nwindow?.makeKeyAndVisible()"

    private func findings(_ others: String, members: String = "") throws -> [Finding] {
        let source = try #require(
            PlannedSource(launch: Self.launch, members: members, others: others))
        return source.plan.findings.filter { $0.applicability == .manual }
    }

    @Test("The root that a default argument finds is cast in vain")
    func defaultArgument() throws {
        let found = try findings(
            """
            func top(_ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController) -> UIViewController? {
                if let tabs = base as? UITabBarController { return tabs.selectedViewController }
                return base
            }
            """)
        #expect(found.map(\.id) == [.windowAccess])
    }

    @Test(
        "A presentation through a protocol, or a class that another one inherits from, is too early"
    )
    func dispatch() throws {
        for header in ["protocol Flow { func start() }", "class Flow { func start() {} }"] {
            let method = header.hasPrefix("class") ? "override func" : "func"
            let source = try #require(
                PlannedSource(
                    launch: Self.launch
                        + "\nflow = Login(window!.rootViewController!)\nflow?.start()",
                    members: "var flow: Flow?",
                    others: """
                        \(header)
                        final class Login: Flow {
                            let base: UIViewController
                            init(_ base: UIViewController) { self.base = base }
                            \(method) start() { base.present(UIViewController(), animated: true) }
                        }
                        """))
            #expect(source.plan.outcome == .partial)
            #expect(source.findings.contains(.launchPresentation))
        }
    }

    @Test(
        "A presentation in a kept closure, or in a method of the root's own, is too early",
        arguments: [
            "onStart = { self.window?.rootViewController?.present(UIViewController(), animated: true) }\nonStart?()",
            "window?.rootViewController?.ask()",
        ])
    func presentation(_ statements: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch + "\n" + statements, members: "var onStart: (() -> Void)?",
                others: """
                    extension UIViewController {
                        func ask() { present(UIViewController(), animated: true) }
                    }
                    """))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.launchPresentation))
    }

    @Test("A presentation in a kept closure that nothing calls at launch is left alone")
    func keptClosure() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch
                    + "\nonTap = { self.window?.rootViewController?.present(UIViewController(), animated: true) }",
                members: "var onTap: (() -> Void)?\nfunc tap() { onTap?() }"))
        #expect(source.plan.outcome == .migrate)
    }

    @Test(
        "A scene's delegate that is cast by an alias of its class, or to a protocol of the app's",
        arguments: [
            ("typealias Harbour = SceneDelegate", "(scene.delegate as? Harbour)?.moor()"),
            (
                "protocol Moors { func moor() }\nextension SceneDelegate: Moors {}",
                "(scene.delegate as? Moors)?.moor()"
            ),
            ("", "if case let harbour as SceneDelegate = scene.delegate { harbour.moor() }"),
        ])
    func sceneDelegate(_ declaration: String, _ use: String) throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
                        configuration.delegateClass = SceneDelegate.self
                        return configuration
                    }
                }

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func moor() {}
                    func sceneDidBecomeActive(_ scene: UIScene) { print(1) }

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                    }
                }
                """,
                "Use.swift":
                    "import UIKit\n\n\(declaration)\nfunc use(_ scene: UIScene) { \(use) }\n",
            ]))
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.contains(.sceneDelegateCast))
    }

    @Test("A window that a function makes by the type that it gives never appears")
    func implicitResult() throws {
        let found = try findings(
            """
            final class Cover {
                var window: UIWindow?
                func make() -> UIWindow { .init(frame: .zero) }
                func show() {
                    let cover = make()
                    cover.isHidden = false
                    window = cover
                }
            }
            """)
        #expect(found.map(\.id) == [.windowWithoutScene])
    }

    @Test("A file that only names the property in which the delegate keeps its window is looked at")
    func otherName() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    let deck = UIWindow(frame: UIScreen.main.bounds)

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        deck.rootViewController = UIViewController()
                        deck.makeKeyAndVisible()
                        return true
                    }
                }
                """,
                "Style.swift": """
                import UIKit

                func paint(_ delegate: AppDelegate) {
                    delegate.deck.addSubview(UIView())
                }
                """,
            ]))
        let found = source.plan.findings.filter { $0.id == .windowAccess }
        #expect(found.compactMap(\.place).map(\.path) == ["App/Style.swift"])
        #expect(source.plan.outcome == .partial)
    }

    private static let observable = "\nextension AppDelegate: ObservableObject {}"

    @Test(
        "A function that an observable delegate calls while it is made asks for the application too early",
        arguments: [
            (
                "let hold = Hold()",
                "final class Hold { let crane = Crane() }\nfinal class Crane { init() { UIApplication.shared.registerForRemoteNotifications() } }"
            ),
            (
                "override init() { super.init(); prepare() }\nfunc prepare() { UIApplication.shared.registerForRemoteNotifications() }",
                ""
            ),
            (
                "let crane = Crane.shared",
                "final class Crane { static let shared = Crane(); init() { print(UIApplication.shared.delegate == nil) } }"
            ),
        ])
    func earlyCall(_ members: String, _ others: String) throws {
        let found = try findings(others + Self.observable, members: members)
        #expect(found.map(\.id).contains(.delegateEarlyAccess))
        let plain = try findings(others, members: members)
        #expect(!plain.map(\.id).contains(.delegateEarlyAccess))
    }

    @Test("What asks for the application on first use, or in a closure, is not early")
    func lateCall() throws {
        let found = try findings(
            """
            final class Hold {
                lazy var app = UIApplication.shared
                let crane: () -> Void = { UIApplication.shared.registerForRemoteNotifications() }
            }
            """ + Self.observable, members: "let hold = Hold()")
        #expect(found.isEmpty)
    }

    @Test("A window's class that hides itself, and is made by the app, is not made elsewhere")
    func ownKindOfWindow() throws {
        let found = try findings(
            """
            final class Cover: UIWindow {
                func leave() { isHidden = true }
                func come() { self.isHidden = false }
            }
            func cover() -> Cover { Cover(frame: .zero) }
            """)
        #expect(found.map(\.id) == [.windowWithoutScene])
    }
}
