import Testing

@testable import LifecycleMigration

/// Apps that make their first screen in `application(_:willFinishLaunchingWithOptions:)`.
struct EarlierLaunchTests {
    private func plan(first: String, second: String) throws -> PlannedSource {
        try #require(
            PlannedSource(
                launch: second,
                members: """
                        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                    \(first)
                            return true
                        }
                    """))
    }

    private static let window = "window = UIWindow(frame: UIScreen.main.bounds)\n"
    private static let root = "window?.rootViewController = Lobby()\n"
    private static let shown = "window?.makeKeyAndVisible()\n"

    @Test("The window goes out of both methods, wherever it is made and shown")
    func divided() throws {
        for (first, second) in [
            (Self.window + Self.root + Self.shown, "print(1)"),
            (Self.window + Self.root, "print(1)\n" + Self.shown),
            (Self.window, "print(1)\n" + Self.root + Self.shown),
        ] {
            let source = try plan(first: first, second: second)
            #expect(source.plan.outcome == .migrate)
            let after = try #require(source.after("AppDelegate.swift"))
            #expect(after.contains("print(1)") && after.contains("Lobby()"))
            #expect(!after.contains("UIWindow(") && !after.contains("makeKeyAndVisible"))
        }
    }

    @Test("A root that both methods set is set by both, in their order")
    func twoRoots() throws {
        let source = try plan(first: Self.window + Self.root, second: Self.root + Self.shown)
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.split(separator: "rootViewController = Lobby()").count == 3)
        #expect(!after.contains("rootContainer"))
    }

    @Test("A window that is looked for in the later method is not there yet")
    func lookup() throws {
        let source = try plan(
            first: Self.window + Self.root + Self.shown,
            second: "UIApplication.shared.keyWindow?.layer.speed = 2")
        #expect(source.findings.contains(.windowAccess))
    }
}
