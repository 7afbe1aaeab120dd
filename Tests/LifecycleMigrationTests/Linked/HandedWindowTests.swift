import LifecycleMigration
import Testing

/// A coordinator that gets a container in the place of the window, and who else makes it.
struct HandedWindowTests {
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                self.window = window
                Coordinator(window: window).start()
                return true
            }
        }

        final class Coordinator {
            let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() {
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
            }
        }
        """

    private static func app(tests: String = "", kitSources: [String] = []) throws -> LinkedApp {
        try #require(
            LinkedApp(
                tests: tests, kitSources: kitSources, files: ["App/AppDelegate.swift": delegate]))
    }

    @Test("Tests that make no coordinator change nothing")
    func named() throws {
        let app = try Self.app(tests: "func show(_ coordinator: Coordinator) {}")
        #expect(app.plan.outcome == .migrate)
        let text = try #require(app.text("App/AppDelegate.swift"))
        #expect(text.contains("Coordinator(rootContainer: rootContainer).start()"))
    }

    @Test(
        "A test that makes one is told at its line, since it has no container for it",
        arguments: ["Coordinator(window: UIWindow())", "Coordinator.init(window: .init())"])
    func made(_ call: String) throws {
        let app = try Self.app(tests: "let coordinator = \(call)")
        #expect(app.plan.outcome == .partial)
        let finding = try #require(
            app.plan.findings.first {
                $0.id == .rootWindowOwner && $0.applicability == .manual
            })
        #expect(finding.applicability == .manual)
        #expect(finding.place?.path == "AppTests/AppTests.swift")
        #expect(finding.place?.position.line == 4)
    }

    @Test("A framework that compiles the coordinator, too, has no container")
    func foreignTarget() throws {
        let app = try Self.app(kitSources: ["App/AppDelegate.swift"])
        #expect(app.plan.outcome == .refuse)
        #expect(
            app.plan.findings.contains {
                $0.severity == .error && $0.message.contains("other targets compile it")
            })
    }
}
