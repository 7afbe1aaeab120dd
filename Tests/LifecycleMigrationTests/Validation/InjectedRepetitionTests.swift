import Testing

@testable import LifecycleMigration

/// Faults in launches that do alike things more than once: what is left may not stand for what is lost.
struct InjectedRepetitionTests {
    private static let support = """
        final class HomeViewController: UIViewController {
            init(_ mark: String) { super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { nil }
        }
        enum Services {
            private static var names: [String] = []
            static func register(_ name: String) { names.append(name) }
        }
        """

    private func app(_ launch: String) throws -> (app: ValidatedApp, text: String) {
        let delegate = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(launch)
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            \(Self.support)
            """
        let app = try #require(ValidatedApp(["AppDelegate.swift": delegate]), "the app is refused")
        #expect(app.differences == [])
        return (app, app.after("AppDelegate.swift"))
    }

    private func isNoticed(_ fault: String, in app: ValidatedApp) throws -> Bool {
        try #require(fault != app.after("AppDelegate.swift"))
        return try app.differences(with: fault, in: "AppDelegate.swift")?.isEmpty == false
    }

    private static let calls = [
        "        for name in [\"x\", \"y\"] { Services.register(name) }\n",
        "        Services.register(\"first\")\n",
        "        Services.register(\"second\")\n",
    ]
    private static let shown = """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = HomeViewController("home")
        """

    @Test("Each of several calls of a function that is dropped is noticed", arguments: calls)
    func dropped(call: String) throws {
        let (app, text) = try app(Self.calls.joined() + Self.shown)
        #expect(try isNoticed(text.replacing(call, with: ""), in: app))
    }

    @Test("A call in front of the others of its function that was not there is noticed")
    func added() throws {
        let (app, text) = try app(Self.calls.joined() + Self.shown)
        let fault = text.replacing(
            Self.calls[0], with: "        Services.register(\"new\")\n" + Self.calls[0])
        #expect(try isNoticed(fault, in: app))
    }

    @Test("Two roots that change places are noticed, and one that gets a condition")
    func roots() throws {
        let first = "        rootViewController = HomeViewController(\"first\")\n"
        let second = "        rootViewController = home\n"
        let (app, text) = try app(
            """
                    let home = HomeViewController("second")
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = HomeViewController("first")
                    window?.rootViewController = home
            """)
        try #require(text.contains(first + second), "\(text)")
        #expect(try isNoticed(text.replacing(first + second, with: second + first), in: app))
        let condition = "        if Vendor.isOn {\n    \(second)        }\n"
        #expect(try isNoticed(text.replacing(second, with: condition), in: app))
    }
}
