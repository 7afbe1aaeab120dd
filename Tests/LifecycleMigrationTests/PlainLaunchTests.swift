import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// Delegates that start in `applicationDidFinishLaunching(_:)`, which SwiftUI's own delegate hides.
struct PlainLaunchTests {
    private static let root = """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = HomeController()
                window?.makeKeyAndVisible()
        """

    @Test("The method is renamed, and each way out of it gives a value")
    func renamed() throws {
        let after = try after(
            """
                func applicationDidFinishLaunching(_ app: UIApplication) -> Void {
            \(Self.root)
                    if Store.isEmpty {
                        Store.fill { return }
                        return
                    }
                    Store.open()
                }
            """)
        #expect(
            after.contains(
                """
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        rootViewController = HomeController()
                        if Store.isEmpty {
                            Store.fill { return }
                            return true
                        }
                        Store.open()
                        return true
                    }
                """))
    }

    @Test("A guard that goes with the window takes its return along")
    func removedGuard() throws {
        let after = try after(
            """
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    guard let window = window else { return }
                    window.rootViewController = HomeController()
                    window.makeKeyAndVisible()
                }
            """)
        #expect(!after.contains("guard"))
        #expect(
            after.contains(
                "-> Bool {\n        rootViewController = HomeController()\n        return true\n    }"
            ))
    }

    @Test(
        "A method that others call, or that does not fit, is called by a new one",
        arguments: [
            "    func applicationDidFinishLaunching(_ application: UIApplication) { start() }",
            "    func applicationDidFinishLaunching(_ application: UIApplication) {\n        start()\n        return Store.open()\n    }",
        ])
    func called(_ member: String) throws {
        let after = try after(
            """
            \(member)

                private func start() {
            \(Self.root)
                }
            """)
        #expect(
            after.contains(
                "        applicationDidFinishLaunching(application)\n        return true\n"))
        #expect(after.contains("func applicationDidFinishLaunching(_ application: UIApplication)"))
    }

    @Test("Beside the newer method it was never called, and is no launch")
    func both() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.root,
                members: """
                        func applicationDidFinishLaunching(_ application: UIApplication) {
                            window?.rootViewController = OtherController()
                        }
                    """))
        #expect(source.plan.outcome == .migrate)
        #expect(!source.findings.contains(.callbackLaunch))
        let record = try #require(
            source.plan.callbacks.first { $0.name == PlainLaunchMethod.selectorName })
        #expect(record.state == .unused)
    }

    @Test("An app with an App beside its delegate's attribute is told that nobody calls the method")
    func half() throws {
        let source = try #require(
            PlannedSource([
                "App.swift": """
                import SwiftUI

                @main
                struct NotesApp: App {
                    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

                    var body: some Scene {
                        WindowGroup { Text("") }
                    }
                }
                """,
                "AppDelegate.swift": """
                import UIKit

                @UIApplicationMain
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        Store.open()
                    }
                }
                """,
            ]))
        #expect(source.findings.contains(.callbackLaunch))
        #expect(source.plan.outcome == .partial)
    }

    private func after(_ members: String) throws -> String {
        let source = try #require(PlannedSource(delegate: members))
        #expect(source.plan.outcome == .migrate)
        #expect(source.findings.contains(.callbackLaunch))
        return try #require(source.after("AppDelegate.swift"))
    }
}
