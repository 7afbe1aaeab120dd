import LifecycleMigration
import Testing

/// An observable delegate is made before there is an application object.
struct EarlyAccessTests {
    private func app(_ members: String, conforming: String = ", ObservableObject") throws
        -> PlannedApp
    {
        try #require(
            PlannedApp([
                "AppDelegate.swift": """
                import SwiftUI

                @main
                class AppDelegate: NSObject, UIApplicationDelegate\(conforming) {
                \(members)
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                    var window: UIWindow?
                }
                """
            ]))
    }

    @Test("A property that asks for the application becomes lazy")
    func lazyProperty() throws {
        let app = try app("    let battery = Battery(of: UIApplication.shared)")
        #expect(
            app.text("AppDelegate.swift")?.contains(
                "lazy var battery = Battery(of: UIApplication.shared)") == true)
        #expect(app.findings(.delegateEarlyAccess).map(\.applicability) == [.review])
    }

    @Test(
        "What can't be lazy is left to be done by hand",
        arguments: [
            "    @Published var state = UIApplication.shared.applicationState",
            "    var state = UIApplication.shared.applicationState { didSet { show() } }",
            "    override init() { super.init(); show(UIApplication.shared) }",
        ])
    func byHand(member: String) throws {
        let app = try app(member)
        #expect(app.findings(.delegateEarlyAccess).map(\.applicability) == [.manual])
        #expect(app.plan.outcome == .partial)
    }

    @Test("A closure that runs later is no early access")
    func closure() throws {
        let app = try app("    let show = { UIApplication.shared.open($0) }")
        #expect(app.findings(.delegateEarlyAccess).isEmpty)
    }

    @Test(
        "A plain delegate is made when there is an application, so what it asks for stays",
        arguments: [
            "    let battery = Battery(of: UIApplication.shared)",
            "    override init() { super.init(); show(UIApplication.shared) }",
        ])
    func plainDelegate(member: String) throws {
        let app = try app(member, conforming: "")
        #expect(app.findings(.delegateEarlyAccess).isEmpty)
        #expect(app.text("AppDelegate.swift")?.contains(member) == true)
        #expect(app.plan.outcome == .migrate)
    }

    @Test("A constant that is isolated to nothing can't be lazy")
    func nonisolated() throws {
        let app = try app("    nonisolated let device = Device(UIApplication.shared)")
        #expect(app.findings(.delegateEarlyAccess).map(\.applicability) == [.manual])
        #expect(app.text("AppDelegate.swift")?.contains("lazy") == false)
    }
}
