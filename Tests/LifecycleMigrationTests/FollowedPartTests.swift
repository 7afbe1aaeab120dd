import Testing

@testable import AppFacts
@testable import LifecycleMigration
@testable import SwiftFlow

/// An app of which only a part was followed is refused: what the rest does with the window is not known.
struct FollowedPartTests {
    private static func launch(_ count: Int) -> String {
        """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                fill()
            }
            func fill() {
        \(String(repeating: "        count += 1\n", count: count))
        """
    }

    private static func app(_ count: Int) -> PlannedApp? {
        PlannedApp([
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var count = 0

                func applicationDidFinishLaunching(_ application: UIApplication) {
            \(launch(count))
                }
            }

            """
        ])
    }

    @Test("A function with more statements than are followed refuses the app, and says where")
    func tooLarge() throws {
        let small = try #require(Self.app(100))
        #expect(small.plan.outcome == .migrate)
        let app = try #require(Self.app(FlowBody.largest + 10))
        #expect(app.plan.outcome == .refuse)
        let finding = try #require(app.findings(.sourceUnreadable).first)
        #expect(finding.message.hasSuffix("not all is followed"))
        #expect(finding.severity == .error && finding.place?.path == "AppDelegate.swift")
        #expect(app.plan.edit.isEmpty)
    }
}
