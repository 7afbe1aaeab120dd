import Testing

@testable import LifecycleMigration

/// Launches that are followed, and launches that are refused with the right reason.
struct LaunchShapeTests {
    private static let window = "        window = UIWindow(frame: UIScreen.main.bounds)\n"
    private static let shown = "\n        window?.makeKeyAndVisible()"

    @Test(
        "Headers that people write",
        arguments: [
            "@UIApplicationMain class AppDelegate", "@main\n\nclass AppDelegate",
            "@UIApplicationMain //main entry\nclass AppDelegate",
            "@objc(AppDelegate)\n@UIApplicationMain\nfinal class AppDelegate",
            "@UIApplicationMain @objcMembers\nclass AppDelegate",
            "// It was @UIApplicationMain once.\n@main\n@MainActor final class AppDelegate",
        ])
    func header(_ header: String) throws {
        let source = try #require(
            PlannedSource(
                delegate: """
                        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                            window = UIWindow()
                            window?.rootViewController = UIViewController()
                            return true
                        }
                    """, header: header))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        let code = after.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined()
        #expect(!code.contains("@main") && !code.contains("@UIApplicationMain"))
        #expect(after.contains("class AppDelegate: UIResponder, UIApplicationDelegate {"))
    }

    @Test("A root that is broken code", arguments: ["let view = as? Root()", "let view ="])
    func brokenRoot(_ local: String) throws {
        for argument in ["view", ""] {
            let source = try #require(
                PlannedSource(
                    launch: Self.window + "\(local)\nwindow?.rootViewController = "
                        + "UIHostingController(rootView: \(argument))" + Self.shown))
            #expect(source.plan.outcome == .migrate || source.plan.edit.isEmpty)
        }
    }

    @Test("A window that a method further down gives away is named where that happens")
    func windowTaken() throws {
        let source = try #require(
            PlannedSource(
                launch: "setUp()",
                members: """
                    func setUp() {
                        let window = UIWindow()
                        self.window = window
                        start(in: window)
                    }

                    func start(in window: UIWindow) {
                        Flow(window: window).start()
                    }
                    """, others: "struct Flow { let window: UIWindow; func start() {} }"))
        #expect(source.plan.reason == "the window is handed to 'Flow(window:)' here")
    }

    @Test("A method that only reads the root is not named as the one that sets it")
    func rootRead() throws {
        let source = try #require(
            PlannedSource(
                launch: "",
                members: "func top() -> UIViewController? { window?.rootViewController }"))
        #expect(source.plan.reason == "nothing that makes the first window was found")
    }

    @Test("A window that the launch takes away is told from one that goes elsewhere")
    func windowTakenAway() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.window + "window?.rootViewController = UIViewController()\n"
                    + "if isTesting { window = nil }"))
        #expect(source.plan.outcome == .refuse)
        #expect(source.plan.reason?.contains("replaces its window") ?? false)
    }

    @Test("A window in a property that a parameter hides")
    func hiddenWindow() throws {
        let source = try #require(
            PlannedSource(
                launch: "let root = application!.rootViewController as! UINavigationController\n"
                    + "root.title = \"a\"",
                members: "var application: UIWindow?"))
        #expect(source.plan.edit.isEmpty)
    }

    @Test("A conformance in an extension counts")
    func conformanceInExtension() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit
                @UIApplicationMain

                class AppDelegate: UIResponder {
                    var window: UIWindow?
                }

                extension AppDelegate: UIApplicationDelegate {
                    func application(_: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """
            ]))
        #expect(source.plan.outcome == .migrate)
    }

    @Test(
        "The window is handed to other code",
        arguments: [
            "        Coordinator(window: window!).start()",
            "        coordinator.window = window",
            "        let flow = Flow(in: self.window)",
        ])
    func windowOwner(_ line: String) throws {
        let source = try #require(PlannedSource(launch: Self.window + line))
        #expect(source.plan.outcome == .refuse)
        #expect(source.findings == [.rootWindowOwner])
        #expect(source.plan.edit.isEmpty)
    }

    @Test("The launch works on the root of the storyboard's window")
    func readsRoot() throws {
        let source = try #require(
            PlannedSource(
                launch: "        let list = window?.rootViewController as? UINavigationController"))
        #expect(source.plan.outcome == .refuse)
        #expect(source.findings == [.rootUnresolved, .windowAccess])
    }

    @Test("A value that is read for the root and the rest is read once, where it was")
    func sharedRead() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            let title = settings.title
                            print(title)
                    \(Self.window)        window?.rootViewController = List(title: title)\(Self.shown)
                    """, members: "    let settings = Settings()"))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                """
                        let title = settings.title
                        print(title)
                        rootViewController = List(title: title)
                """))
    }

    @Test("An overlay window of its own is no swap")
    func overlay() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.window + "        window?.rootViewController = UIViewController()"
                    + Self.shown,
                others: """
                    func showBanner(in scene: UIWindowScene) {
                        let banner = UIWindow(windowScene: scene)
                        banner.rootViewController = UIViewController()
                    }
                    """))
        #expect(source.plan.outcome == .migrate)
    }

    @Test(
        "Delegates of frameworks are theirs to move",
        arguments: [
            "FlutterAppDelegate", "RCTAppDelegate", "BaseAppDelegate<Settings, API>",
        ])
    func frameworkDelegate(_ base: String) throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift":
                    "import UIKit\n@main class AppDelegate: \(base), UIApplicationDelegate {}"
            ]))
        #expect(source.findings == [.entryFrameworkDelegate])
    }

    @Test("An entry point in a conditional block is refused")
    func conditionalEntry() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit
                #if !TESTING
                @main
                #endif
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                """
            ]))
        #expect(source.findings == [.entryAmbiguous])
    }

    @Test("Text in strings and comments is no entry point")
    func textIsNoCode() throws {
        let source = try #require(
            PlannedSource([
                "App.swift": """
                import SwiftUI
                @main struct DemoApp: App { var body: some Scene { WindowGroup { Text("@UIApplicationMain") } } }
                // @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
                """
            ]))
        #expect(source.plan.outcome == .none)
        #expect(source.plan.edit.isEmpty)
    }

    @Test("A main.swift that starts an App is none, one that starts UIKit is refused")
    func mainFile() throws {
        let app = "import SwiftUI\nstruct DemoApp: App { var body: some Scene { WindowGroup {} } }"
        let started = try #require(
            PlannedSource(["DemoApp.swift": app, "main.swift": "DemoApp.main()\n"]))
        #expect(started.plan.outcome == .none)
        let delegate = "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
        let main =
            "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n"
        let launched = try #require(
            PlannedSource(["AppDelegate.swift": delegate, "main.swift": main]))
        #expect(launched.findings == [.entryOwnCode])
    }

    @Test("A source that does not lex is refused with its place")
    func unreadable() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.window + "        window?.rootViewController = A(", members: ""))
        #expect(source.plan.outcome == .refuse)
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
