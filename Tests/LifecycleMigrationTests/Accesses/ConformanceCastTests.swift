import Testing

@testable import LifecycleMigration

/// Casts of the application's delegate to what its class conforms to, and gestures that end at it.
struct ConformanceCastTests {
    private func plan(_ members: String, _ others: String) throws -> PlannedSource {
        let launch = """
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ListController()
                    window?.makeKeyAndVisible()
            """
        let types = "protocol Routing: AnyObject {}\nextension AppDelegate: Routing {}\n"
        return try #require(
            PlannedSource(
                launch: launch, members: members,
                others: types + "class ListController: UIViewController {\n\(others)\n}\n"))
    }

    @Test(
        "A cast to a protocol is one to the class, with `any` or without",
        arguments: [
            ("as? Routing", "AppDelegate.shared as Routing?"),
            ("as? any Routing", "AppDelegate.shared as (any Routing)?"),
            ("as! any Routing", "AppDelegate.shared as any Routing"),
        ])
    func cast(cast: String, repaired: String) throws {
        let source = try plan(
            "", "    func route() -> Bool { (UIApplication.shared.delegate \(cast)) != nil }")
        let text = try #require(source.after("AppDelegate.swift"))
        #expect(text.contains(repaired))
        #expect(source.plan.outcome == .migrate)
    }

    @Test(
        "A gesture of VoiceOver that the delegate answered is told",
        arguments: ["accessibilityPerformMagicTap", "accessibilityPerformEscape"])
    func gesture(name: String) throws {
        let source = try plan("    override func \(name)() -> Bool { true }", "")
        #expect(source.findings.contains(.delegateResponderChain))
        #expect(source.plan.outcome == .partial)
    }
}
