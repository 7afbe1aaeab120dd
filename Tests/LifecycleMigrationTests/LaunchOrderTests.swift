import Testing

@testable import LifecycleMigration

/// Launches in which something comes before the launch method, or which run again.
struct LaunchOrderTests {
    private static let launch =
        "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.rootViewController = UIViewController()\nwindow?.makeKeyAndVisible()"

    @Test("A window that is in use before the launch method is in the way; a closure runs later")
    func earlier() throws {
        let method =
            "func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {\n"
        let used = try #require(
            PlannedSource(
                launch: Self.launch,
                members: method + "window?.tintColor = .red\nreturn true\n}"))
        #expect(used.plan.outcome == .refuse)
        #expect(used.plan.reason == "the window is in use here, before the launch method")
        let later = try #require(
            PlannedSource(
                launch: Self.launch,
                members: method
                    + "Volume.changed = { [weak self] in self?.window?.rootViewController?.beep() }\nreturn true\n}"
            ))
        #expect(later.plan.outcome != .refuse)
    }

    @Test(
        "A launch method that the app calls again replaces the root in a container; one of an SDK is another's",
        arguments: [
            ("_ = application(.shared, didFinishLaunchingWithOptions: nil)", true),
            ("_ = self.application(.shared, didFinishLaunchingWithOptions: nil)", true),
            ("SDK.shared.application(.shared, didFinishLaunchingWithOptions: nil)", false),
        ])
    func again(_ call: String, _ isReplaced: Bool) throws {
        let source = try #require(
            PlannedSource(launch: Self.launch, members: "func restart() {\n\(call)\n}"))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains("rootContainer.rootViewController = UIViewController()") == isReplaced)
        #expect(after.contains(call))
    }

    @Test("A launch by the old method replaces the root, too, where the app calls it again")
    func againByOldMethod() throws {
        let source = try #require(
            PlannedSource(
                delegate:
                    "func applicationDidFinishLaunching(_ application: UIApplication) {\n\(Self.launch)\n}\nfunc restart() {\napplicationDidFinishLaunching(.shared)\n}"
            ))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("rootContainer.rootViewController = UIViewController()"))
        #expect(after.contains("applicationDidFinishLaunching(.shared)"))
    }

    @Test("A type named Context hides SwiftUI's, which is written out then")
    func context() throws {
        let source = try #require(
            PlannedSource(launch: Self.launch, others: "enum Context { case main }"))
        let app = try #require(source.newFile)
        #expect(app.contains("(context: UIViewControllerRepresentableContext<RootView>)"))
        #expect(!app.contains("context: Context"))
    }

    @Test(
        "An initializer gets super.init() where it leaves that to the compiler",
        arguments: [
            ("override init() { Ink.color = 1 }", "        Ink.color = 1\n        super.init()\n"),
            ("override init() {}", "override init() {\n        super.init()\n        observe"),
            (
                "override init() {\n        super.init()\n        Ink.color = 1\n    }",
                "        super.init()\n        observeApplicationState()\n        Ink.color = 1\n"
            ),
        ])
    func initializer(_ code: String, _ result: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members:
                    "    \(code)\n    func applicationDidBecomeActive(_ application: UIApplication) { print(1) }"
            ))
        #expect(try #require(source.after("AppDelegate.swift")).contains(result))
    }
}
