import Testing

@testable import LifecycleMigration

/// Code that asks for the application's state while the app launches.
struct LaunchApplicationStateTests {
    private func lines(_ app: PlannedApp?) throws -> [Int] {
        try #require(app).findings(.launchApplicationState).compactMap { $0.place?.position.line }
    }

    @Test(
        "The launch, and what it calls, is told of another state with scenes",
        arguments: [
            "if application.applicationState == .inactive { print(1) }",
            "track()", "self.track()", "Tracker.track()", "Tracker.shared.measure()",
            "let tracker = Tracker.shared\n tracker.measure()", "_ = Session()",
            "Nested.Inner.go()", "free()", "once()",
        ])
    func launch(_ statement: String) throws {
        let app = PlannedApp(
            delegateMembers: """
                private func track() {
                    print(UIApplication.shared.applicationState)
                }
                private func once() { track() }
                """, launch: statement,
            files: [
                "Tracker.swift": """
                import UIKit

                final class Tracker {
                    static let shared = Tracker()
                    static func track() { print(UIApplication.shared.applicationState) }
                    func measure() { print(UIApplication.shared.applicationState) }
                }
                final class Session {
                    let isHidden = UIApplication.shared.applicationState == .background
                }
                enum Nested {
                    enum Inner {
                        static func go() { print(UIApplication.shared.applicationState) }
                    }
                }
                func free() { print(UIApplication.shared.applicationState) }
                """
            ])
        #expect(try lines(app).count == 1)
        #expect(app?.plan.outcome == .partial)
    }

    @Test("What the first screen asks for when it is shown is told of another state, too")
    func firstScreen() throws {
        let app = PlannedApp(
            delegateMembers: "",
            files: [
                "ListViewController.swift": """
                import UIKit

                final class ListViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(UIApplication.shared.applicationState)
                    }
                }
                """
            ])
        #expect(try lines(app) == [6])
    }

    @Test(
        "Later callbacks, closures and functions that the launch does not call say nothing",
        arguments: [
            """
            func applicationWillTerminate(_ application: UIApplication) {
                print(application.applicationState)
            }
            """,
            """
            private let isHidden = UIApplication.shared.applicationState == .background
            """,
            """
            func show() {
                if UIApplication.shared.applicationState == .active { print(1) }
            }
            """,
            """
            private lazy var isActive = UIApplication.shared.applicationState == .active
            """,
        ])
    func later(_ member: String) throws {
        #expect(try lines(PlannedApp(delegateMembers: member)) == [])
        let active = PlannedApp(
            delegateMembers: "", launch: "print(application.applicationState == .active)")
        #expect(try lines(active) == [])
        let closure =
            "load { if UIApplication.shared.applicationState == .background { print(1) } }"
        let app = PlannedApp(
            delegateMembers: "func load(_ done: @escaping () -> Void) {}", launch: closure)
        #expect(try lines(app) == [])
    }
}
