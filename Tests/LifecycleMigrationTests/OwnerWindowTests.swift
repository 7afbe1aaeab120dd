import Testing

@testable import LifecycleMigration

/// Windows that the delegate's code spells otherwise than by its `window`.
struct OwnerWindowTests {
    @Test(
        "What another variable starts with is told of the window, and gets its root",
        arguments: [
            ("    lazy var lock = Lock(mainWindow: self.window)", Outcome.partial),
            ("    lazy var home = self.window?.rootViewController as? Home", .migrate),
        ])
    func initialValue(_ members: String, _ outcome: Outcome) throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.rootViewController = Home(launchOptions)
                            window?.makeKeyAndVisible()
                    """, members: members))
        // Code that isn't known gets launch options, which is only to be looked at.
        #expect(source.plan.findings.contains(where: \.asksForWork) == (outcome == .partial))
        let after = try #require(source.after("AppDelegate.swift"))
        if outcome == .partial {
            #expect(source.findings.contains(.windowAccess))
            #expect(after.contains(members))
        } else {
            #expect(after.contains("lazy var home = self.rootViewController as? Home"))
        }
    }

    @Test(
        "A static, forwarded or fully spelled window is the window",
        arguments: [
            ("static var window: UIWindow?", "AppDelegate.window"),
            ("private static var main: UIWindow?", "Self.main"),
            (
                "private var main: UIWindow?\n    var window: UIWindow? {\n        get { return self.main }\n        set { self.main = newValue }\n    }",
                "main"
            ),
            (
                "var window: UIWindow?\n    static var shared: AppDelegate!",
                "AppDelegate.shared.window"
            ),
        ])
    func spelled(_ members: String, _ window: String) throws {
        let source = try planned(members, Self.launch(window))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                "-> Bool {\n        rootViewController = HomeController()\n        return true\n"))
        #expect(!after.contains("UIWindow("))
    }

    @Test(
        "Who else reads a static window is told; what is set of it goes to the windows that are shown"
    )
    func readElsewhere() throws {
        let source = try planned(
            "static var window: UIWindow?\n    static func fade() { window?.alpha = 0 }\n    static var top: UIView? { window }",
            Self.launch("Self.window"), others: "func wave() { AppDelegate.window?.alpha = 1 }")
        #expect(source.plan.outcome == .partial)
        #expect(source.findings.filter { $0 == .windowAccess }.count == 1)
        let appearance = source.plan.findings.filter { $0.id == .windowAppearance }
        #expect(appearance.map(\.places.count) == [2])
    }

    @Test("A static window beside the delegate's own is a banner's, and stays")
    func banner() throws {
        let source = try planned(
            "var window: UIWindow?\n    static var banner: UIWindow?",
            Self.launch("window")
                + "\n        Self.banner = Banner.window()\n        Self.banner?.rootViewController = BannerController()"
        )
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("Self.banner?.rootViewController = BannerController()"))
    }

    @Test("A window that the rest of the launch needs by way of the class is in the way")
    func handedOver() throws {
        let source = try planned(
            "static var window: UIWindow?",
            Self.launch("AppDelegate.window")
                + "\n        Flow(window: AppDelegate.window!).start()")
        #expect(source.plan.outcome == .refuse)
        #expect(source.findings.contains(.rootWindowOwner))
    }

    @Test("A root that the rest of the launch works on by way of the class is the property's")
    func workedOn() throws {
        let source = try planned(
            "static var window: UIWindow?",
            Self.launch("AppDelegate.window")
                + "\n        Self.window?.rootViewController?.title = \"\"")
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("        rootViewController?.title = \"\"\n"))
    }

    @Test(
        "A window that does more, or is another object's, is in the way with its reason",
        arguments: [
            (
                "var window: UIWindow? { didSet { Store.open() } }", "window",
                "the window has an observer, which runs no more once SwiftUI makes the window"
            ),
            (
                "var window: UIWindow? {\n        get { Keeper.window }\n        set { Keeper.window = newValue }\n    }",
                "window",
                "the window is computed here, out of more than another property of the class"
            ),
            (
                "let keeper = Keeper()", "keeper.window",
                "this is the root of 'keeper.window', which is not a window of 'AppDelegate'"
            ),
        ])
    func refused(_ members: String, _ window: String, _ message: String) throws {
        let source = try planned(members, Self.launch(window))
        #expect(source.plan.outcome == .refuse)
        #expect(source.plan.reason == message)
    }

    @Test("A root that has no window in front of it is none of a window")
    func bareRoot() throws {
        let source = try planned(
            "var rootViewController: UIViewController?",
            "        rootViewController = HomeController()")
        #expect(source.plan.outcome == .refuse)
    }

    private static func launch(_ window: String) -> String {
        """
                \(window) = UIWindow(frame: UIScreen.main.bounds)
                \(window)?.rootViewController = HomeController()
                \(window)?.makeKeyAndVisible()
        """
    }

    private func planned(
        _ members: String, _ launch: String, others: String = ""
    ) throws -> PlannedSource {
        try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    \(members)

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(launch)
                        return true
                    }
                }

                \(others)
                """
            ]))
    }
}
