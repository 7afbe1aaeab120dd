import Testing

@testable import LaunchValidation
@testable import LifecycleMigration

/// Callbacks that the written code calls, and the same code with a fault.
struct InjectedRouteFaultTests {
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }

            func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                Vendor.open(url)
            }

            func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                Vendor.perform(item)
            }

            func applicationDidEnterBackground(_ application: UIApplication) {
                Vendor.save()
            }
        }
        """

    private func app() throws -> ValidatedApp {
        try #require(ValidatedApp(["AppDelegate.swift": Self.delegate]), "the app is refused")
    }

    /// What is wrong with the routes where a file of the plan had another text.
    private func faults(
        of app: ValidatedApp, in path: String, _ change: (String) -> String
    ) throws -> [String: RouteValidation.Fault] {
        let text = app.after(path)
        try #require(text != change(text), "\(text)")
        let validation = try #require(try app.validation(with: change(text), in: path))
        return faults(of: app, validation)
    }

    private func faults(
        of app: ValidatedApp, _ validation: PlanValidation
    ) -> [String: RouteValidation.Fault] {
        app.plan.callbacks.reduce(into: [:]) { $0[$1.name] = validation.routes.fault(of: $1) }
    }

    @Test("Every rerouted callback is called by what the plan writes")
    func right() throws {
        let app = try app()
        #expect(app.plan.callbacks.count { $0.state == .rerouted } == 3)
        #expect(faults(of: app, try #require(app.validation)).isEmpty)
    }

    @Test("A modifier that calls nothing is noticed")
    func missingModifier() throws {
        let app = try app()
        let file = try #require(app.plan.appFile)
        let found = try faults(of: app, in: file) {
            $0.replacing("_ = appDelegate.application(.shared, open: url, options: [:])", with: "")
        }
        #expect(found == ["application(_:open:options:)": .missing])
    }

    @Test("A modifier that calls a method twice is noticed")
    func repeatedModifier() throws {
        let app = try app()
        let file = try #require(app.plan.appFile)
        let call = "_ = appDelegate.application(.shared, open: url, options: [:])\n"
        let found = try faults(of: app, in: file) { $0.replacing(call, with: call + call) }
        #expect(found == ["application(_:open:options:)": .repeated])
    }

    @Test("A scene delegate that calls another method is noticed")
    func missingSceneDelegate() throws {
        let app = try app()
        let file = try #require(
            app.plan.edit.paths.first { $0.hasSuffix("SceneDelegate.swift") })
        let found = try faults(of: app, in: file) {
            $0.replacing("AppDelegate.shared.application(", with: "AppDelegate.shared.ignore(")
        }
        #expect(found == ["application(_:performActionFor:completionHandler:)": .missing])
    }

    @Test("An observer that calls nothing is noticed")
    func missingObserver() throws {
        let app = try app()
        let found = try faults(of: app, in: "AppDelegate.swift") {
            $0.replacing("applicationDidEnterBackground(.shared)", with: "")
        }
        #expect(found == ["applicationDidEnterBackground(_:)": .missing])
    }

    @Test("An observer that nobody starts, or that is started twice, is noticed")
    func observerOfNobody() throws {
        let app = try app()
        let start = "        observeApplicationState()\n"
        let lost = try faults(of: app, in: "AppDelegate.swift") {
            $0.replacing(start, with: "")
        }
        #expect(lost == ["applicationDidEnterBackground(_:)": .missing])
        let twice = try faults(of: app, in: "AppDelegate.swift") {
            $0.replacing(start, with: start + start)
        }
        #expect(twice == ["applicationDidEnterBackground(_:)": .repeated])
    }
}
