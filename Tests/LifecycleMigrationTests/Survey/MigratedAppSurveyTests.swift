import LifecycleMigration
import Testing

/// An app that is on the SwiftUI life cycle already is looked through too.
struct MigratedAppSurveyTests {
    private static let app = """
        import SwiftUI

        @main
        struct NotesApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

            var body: some Scene {
                WindowGroup { Text("Notes") }
            }
        }
        """

    private func findings(
        _ members: String, app: String = app, others: [String: String] = [:]
    ) throws -> [Finding] {
        let delegate = """
            import UIKit

            class AppDelegate: NSObject, UIApplicationDelegate {
            \(members)
            }
            """
        let files = ["NotesApp.swift": app, "AppDelegate.swift": delegate]
        let planned = try #require(PlannedApp(files.merging(others) { $1 }))
        #expect(planned.plan.outcome == .none)
        #expect(planned.plan.edit.isEmpty)
        return planned.plan.findings
    }

    private static let openURL = """
        func application(
            _ app: UIApplication, open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
            print(url)
            return true
        }
        """

    @Test func aCallbackThatNobodyCallsIsDead() throws {
        let found = try findings(Self.openURL)
        #expect(found.map(\.id) == [.callbackOpenURL])
        #expect(found.first?.applicability == .manual)
    }

    @Test func aCallbackThatTheAppCallsIsNot() throws {
        let app = Self.app.replacing(
            "Text(\"Notes\")",
            with:
                "Text(\"Notes\").onOpenURL { _ = appDelegate.application(.shared, open: $0, options: [:]) }"
        )
        #expect(try findings(Self.openURL, app: app).isEmpty)
    }

    @Test func aCallbackThatIsASelectorIsNot() throws {
        let members = """
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(applicationDidBecomeActive(_:)),
                    name: UIApplication.didBecomeActiveNotification, object: nil)
                return true
            }

            @objc func applicationDidBecomeActive(_ application: UIApplication) { print(1) }
            """
        #expect(try findings(members).isEmpty)
        let silent = members.replacing("#selector(applicationDidBecomeActive(_:))", with: "other")
        #expect(try findings(silent).map(\.id) == [.callbackActiveState])
    }

    @Test func castsWindowsAndOptionsAreFound() throws {
        let members = """
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                if launchOptions?[.url] != nil { print(1) }
                return true
            }
            """
        let use = """
            import UIKit

            func use() {
                let delegate = UIApplication.shared.delegate as? AppDelegate
                let list = UIApplication.shared.windows.first?.rootViewController as? List
                print(delegate as Any, list as Any)
            }

            class List: UIViewController {}
            """
        let ids = try findings(members, others: ["Use.swift": use]).map(\.id)
        #expect(Set(ids) == [.callbackLaunchOptions, .delegateCast, .windowAccess])
    }

    @Test func whatIsLeftAfterAMigrationIsFoundAgain() throws {
        let list = """
            import UIKit

            class ListViewController: UIViewController {
                override var prefersStatusBarHidden: Bool { true }
            }

            func scheme() {
                let root = UIApplication.shared.windows.first?.rootViewController as? ListViewController
                root?.title = "List"
            }
            """
        let before = try #require(
            PlannedApp(delegateMembers: "", files: ["ListViewController.swift": list]))
        let manual = before.plan.findings.filter { $0.applicability == .manual }.map(\.id)
        #expect(!manual.isEmpty)
        var files = ["ListViewController.swift": list]
        for path in before.plan.edit.paths { files[path] = before.text(path) }
        let after = try #require(PlannedApp(files))
        #expect(after.plan.outcome == .none)
        #expect(Set(after.plan.findings.map(\.id)) == Set(manual))
    }

    @Test(
        "What an apply left to do is found again: the delegate's own window, and an early look for one"
    )
    func survivors() throws {
        let found = try findings(
            """
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                print(UIApplication.shared.windows.count)
                return true
            }
            func dim() { window?.alpha = 0.5 }
            """)
        #expect(found.map(\.id) == [.windowAccess, .windowAccess])
        #expect(
            found.map(\.message) == [
                "there is no window yet when the launch runs",
                "'window' is nil once SwiftUI makes the window",
            ])
    }
}
