import LifecycleMigration
import Testing

/// Code outside of the launch that works on the root of a window.
struct WindowUseTests {
    private func app(_ files: [String: String], members: String = "") throws -> PlannedApp {
        try #require(
            PlannedApp(
                delegateMembers: members,
                files: files.mapValues { "import UIKit\n\n" + $0 }))
    }

    @Test("A window that another file of the app makes has a root of its own")
    func madeElsewhere() throws {
        let app = try app([
            "Lock.swift": """
            class Lock {
                var overlayWindow: UIWindow?
                func make() { overlayWindow = UIWindow(windowScene: s) }
            }
            """,
            "Login.swift":
                "func login(lock: Lock) { lock.overlayWindow?.rootViewController = Code() }",
        ])
        #expect(app.findings(.rootSwap).isEmpty)
    }

    @Test(
        "A replaced root is SwiftUI's where the window is found, and may be where nobody knows which it is",
        arguments: [
            ("UIApplication.shared.keyWindow?.rootViewController = Code()", true),
            ("view.window?.rootViewController = Code()", true),
            (
                "let key = UIApplication.shared.windows.first\nkey?.rootViewController = Code()",
                true
            ),
            ("let topWindow = scene.windows[0]\ntopWindow.rootViewController = Code()", true),
            ("let topWindow = App.top\ntopWindow.rootViewController = Code()", false),
            ("let topWindow = App.top(\"windows\")\ntopWindow.rootViewController = Code()", false),
            ("App.mainWindow?.rootViewController = Code()", false),
        ])
    func found(_ code: String, _ isFound: Bool) throws {
        let app = try app(["Login.swift": "func login(_ view: UIView) {\n\(code)\n}"])
        let messages = app.findings(.rootSwap).map(\.message)
        #expect(
            messages == [
                isFound
                    ? "the root view controller of SwiftUI's window is replaced here, and its views with it"
                    : "this may replace the root view controller of SwiftUI's window, and its views with it"
            ])
        #expect(app.plan.outcome == .partial)
    }

    @Test("A window that the launch looks for in an argument is reported as one that is not there")
    func lookup() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "", launch: "Banner.show(in: UIApplication.shared.keyWindow)"))
        #expect(
            app.findings(.windowAccess).map(\.message) == [
                "there is no window yet when the launch runs"
            ])
    }

    @Test("A closure that looks for the window at launch may run later")
    func lookupInClosure() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "", launch: "Banner.later { show(UIApplication.shared.keyWindow) }"
            ))
        #expect(app.findings(.windowAccess).isEmpty)
    }

    @Test("The delegate's own window in its answer about orientations is no window of the question")
    func orientations() throws {
        func answer(_ code: String) -> String {
            """
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask {
                    \(code).supportedInterfaceOrientations ?? .all
                }
            """
        }
        let asked = try app([:], members: answer("window?.rootViewController?"))
        #expect(
            asked.findings(.windowAccess).map(\.message).contains { $0.contains("SwiftUI's here") })
        let own = try app([:], members: answer("self.window?.rootViewController?"))
        #expect(
            !own.findings(.windowAccess).map(\.message).contains { $0.contains("SwiftUI's here") })
    }

    @Test(
        "A static window is missed by its class's name, by `Self` in the class, and by no other name",
        arguments: [
            ("", "class Lock { func a() { use(AppDelegate.main) } }", 1),
            ("    func a() { use(Self.main) }", "", 1),
            ("    static func a() { use(main) }", "", 1),
            ("    func a() { use(Lock.main) }", "class Lock { static var main = 1 }", 0),
            (
                "",
                "class Lock { static var main = 1; func a() { use(Self.main, AppDelegate.self) } }",
                0
            ),
            ("    func a() { use(lock.main) }", "", 0),
        ])
    func statics(_ members: String, _ other: String, _ count: Int) throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            let window = UIWindow(frame: UIScreen.main.bounds)
                            window.rootViewController = Home()
                            window.makeKeyAndVisible()
                            AppDelegate.main = window
                    """, members: "    static var main: UIWindow!\n" + members, others: other))
        #expect(source.findings.count { $0 == .windowAccess } == count)
    }

    @Test("A scene's delegate is SwiftUI's own object, so that a cast to the app's class fails")
    func sceneDelegateCast() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: "    func sceneDidBecomeActive(_ scene: UIScene) { a() }",
                connection: "        window?.rootViewController = Home()",
                others: "func a(_ scene: UIScene) { use(scene.delegate as? SceneDelegate) }"))
        let found = source.plan.findings.first { $0.id == .sceneDelegateCast }
        #expect(found?.severity == .warning)
        #expect(found?.applicability == .manual)
        #expect(source.plan.outcome == .partial)
    }

    @Test("Code that reads a key of the Info.plist that goes is reported")
    func propertyList() throws {
        let app = try app([
            "Main.swift": "let name = Bundle.main.infoDictionary?[\"UIMainStoryboardFile\"]"
        ])
        let found = app.findings(.plistRuntimeRead)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.applicability) == [.manual])
        #expect(found.map(\.place?.position.line) == [3])
        #expect(app.plan.outcome == .partial)
    }
}
