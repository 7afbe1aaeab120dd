import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// Launches that go on making their root, and those that must not.
struct RootPropertyTests {
    private static let window = "        window = UIWindow(frame: UIScreen.main.bounds)\n"
    private static let shown = "\n        window?.makeKeyAndVisible()"

    @Test("A local that the root and the launch both need leaves the launch in its order")
    func sharedLocal() throws {
        let after = try after(
            launch: """
                        let container = Container()
                        Analytics.start(container)
                \(Self.window)        window?.rootViewController = List(container: container)\(Self.shown)
                """)
        #expect(
            after.contains(
                """
                        let container = Container()
                        Analytics.start(container)
                        rootViewController = List(container: container)
                        return true
                """))
        #expect(after.contains("private(set) var rootViewController: UIViewController!"))
    }

    @Test("A parameter that the root needs keeps the root in the launch")
    func parameter() throws {
        let after = try after(
            launch: """
                \(Self.window)        window?.rootViewController = List(options: launchOptions)\(Self.shown)
                """)
        #expect(after.contains("        rootViewController = List(options: launchOptions)\n"))
    }

    @Test("The property gets another name where the delegate has that one")
    func takenName() throws {
        let after = try after(
            launch: """
                \(Self.window)        window?.rootViewController = List(options: launchOptions)\(Self.shown)
                """, members: "    var rootViewController = 1")
        #expect(
            after.contains("        initialViewController = List(options: launchOptions)\n"))
    }

    @Test("A root assigned twice at launch keeps both, in order")
    func twice() throws {
        let after = try after(
            launch: """
                \(Self.window)        window?.rootViewController = UIViewController()
                        if isPhone() {
                            window?.rootViewController = List(options: launchOptions)
                        }\(Self.shown)
                """)
        #expect(after.split(separator: "rootViewController = ").count == 3)
        #expect(!after.contains("window?."))
    }

    @Test("Control flow that nothing is left in goes")
    func emptied() throws {
        let after = try after(
            launch: """
                \(Self.window)        window?.rootViewController = List(options: launchOptions)
                        if #available(iOS 15.0, *) {
                            window?.makeKeyAndVisible()
                        }
                """)
        #expect(!after.contains("#available"))
    }

    @Test("A condition that may do something stays where its block is empty")
    func emptiedWithCall() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                    \(Self.window)        window?.rootViewController = List(options: launchOptions)
                            if register() {
                                window?.makeKeyAndVisible()
                            }
                    """))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("        if register() {\n        }\n"))
    }

    @Test(
        "Launches that use the window for more than its root, or later, are refused",
        arguments: [
            "        Flows.use(flow) { root in self.window?.rootViewController = root; Toasts.start(in: self.window) }",
            "        window?.rootViewController = List(launchOptions)\n        Toasts.start(in: window)",
        ])
    func refused(_ launch: String) throws {
        let source = try #require(PlannedSource(launch: Self.window + launch + Self.shown))
        #expect(source.plan.outcome == .refuse)
    }

    @Test(
        "What the launch presents over its root is reported there, since no window shows the root yet",
        arguments: [
            "        window?.rootViewController = List(launchOptions)\n        window?.rootViewController?.present(Login(), animated: true)",
            "        let list = List(launchOptions)\n        window?.rootViewController = list\n        list.present(Login(), animated: true)",
        ])
    func presented(_ launch: String) throws {
        let source = try #require(PlannedSource(launch: Self.window + launch + Self.shown))
        #expect(source.plan.outcome == .partial)
        let finding = try #require(source.plan.findings.first { $0.id == .launchPresentation })
        #expect(finding.applicability == .manual)
        let before = try #require(source.before("AppDelegate.swift"))
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(finding.place?.position.line)
        #expect(lines[line - 1].contains("present(Login()"))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("present(Login(), animated: true)"))
    }

    @Test("A closure that has the window by another name sets the root by way of `self`")
    func alias() throws {
        let after = try after(
            launch: """
                \(Self.window)        let made = window!
                        Flows.use(flow) { [weak self] root in made.rootViewController = root; self?.started() }\(Self.shown)
                """)
        #expect(
            after.contains(
                "        Flows.use(flow) { [weak self] root in self?.rootContainer.rootViewController = root; self?.started() }\n"
            ))
        #expect(!after.contains("made"))
    }

    @Test("A root that a closure sets later goes into a container")
    func later() throws {
        let after = try after(
            launch: """
                \(Self.window)        guard let window = window else { return false }
                        Flows.use(flow) { root in
                            window.rootViewController = root
                            window.makeKeyAndVisible()
                        }
                        flags.load { [weak self] in self?.window?.rootViewController = List(flags: $0) }
                """)
        #expect(
            after.contains(
                """
                        Flows.use(flow) { root in
                            self.rootContainer.rootViewController = root
                        }
                        flags.load { [weak self] in self?.rootContainer.rootViewController = List(flags: $0) }
                """))
        #expect(
            after.contains("private(set) lazy var rootContainer = RootContainerViewController()"))
    }

    @Test("The root of another window is not taken for the app's")
    func otherWindow() throws {
        let members = "    var overlay: UIWindow?\n"
        let root = Self.window + "        window?.rootViewController = List(launchOptions)\n"
        let property = try #require(
            PlannedSource(
                launch: root
                    + "        overlay = UIWindow()\n        overlay?.rootViewController = Banner()",
                members: members))
        #expect(property.plan.outcome == .partial)
        let after = try #require(property.after("AppDelegate.swift"))
        #expect(after.contains("        overlay?.rootViewController = Banner()\n"))

        let local = """
                    let overlay = UIWindow()
                    overlay.rootViewController = Banner()
                    self.overlay = overlay
            """
        let both = try #require(PlannedSource(launch: root + local, members: members))
        #expect(both.plan.outcome == .partial)
        let kept = try #require(both.after("AppDelegate.swift"))
        #expect(kept.contains("        rootViewController = List(launchOptions)\n" + local))
        let alone = try #require(
            PlannedSource(
                launch: local,
                members: members + "    func show() { window?.makeKeyAndVisible() }"))
        #expect(alone.plan.outcome == .refuse)
    }

    @Test("A guard for the window inside of control flow that goes is removed once")
    func guardInControlFlow() throws {
        let after = try after(
            launch: """
                        if true {
                            guard let window = self.window else { return false }
                        }
                        defer { window?.makeKeyAndVisible() }
                        window?.rootViewController = List(options: launchOptions)
                """)
        #expect(
            after.contains("-> Bool {\n        rootViewController = List(options: launchOptions)\n")
        )
    }

    @Test(
        "A method that presents over the root is reported where the launch calls it, and only there"
    )
    func presentingMethod() throws {
        let launch = Self.window + "        window?.rootViewController = List(launchOptions)\n"
        let members = """
                func welcome() { window?.rootViewController?.present(Tour(), animated: true) }
            """
        let atLaunch = try #require(
            PlannedSource(launch: launch + "        welcome()", members: members))
        #expect(atLaunch.plan.outcome == .partial)
        #expect(atLaunch.findings.contains(.launchPresentation))
        let later = try #require(PlannedSource(launch: launch, members: members))
        #expect(!later.plan.findings.contains { $0.asksForWork })
        #expect(!later.findings.contains(.launchPresentation))
    }

    @Test(
        "What the launch leaves to the main queue's next turn may be presented before the root is shown",
        arguments: [
            ("DispatchQueue.main.async { list.present(Tour(), animated: true) }", true),
            ("Task { @MainActor in list.present(Tour(), animated: true) }", true),
            ("welcome(list)", true),
            ("Task { await load(); list.present(Tour(), animated: true) }", false),
            (
                "DispatchQueue.main.asyncAfter(deadline: .now() + 5) { list.present(Tour(), animated: true) }",
                false
            ),
            ("DispatchQueue.main.async { later { list.present(Tour(), animated: true) } }", false),
            ("DispatchQueue.global().async { list.present(Tour(), animated: true) }", false),
        ])
    func presentedSoon(_ code: String, _ isNamed: Bool) throws {
        let launch =
            Self.window
            + "        let list = List(launchOptions)\n        window?.rootViewController = list\n        "
        let members = """
                func welcome(_ list: UIViewController) {
                    DispatchQueue.main.async { list.present(Tour(), animated: true) }
                }
            """
        let source = try #require(
            PlannedSource(launch: launch + code + Self.shown, members: members))
        let finding = source.plan.findings.first { $0.id == .launchPresentation }
        #expect((finding != nil) == isNamed)
        #expect(finding?.message.contains("right after the launch") ?? true)
    }

    @Test("What stays of an `if let window` is taken out of it, or runs in a `do`")
    func unwrapped() throws {
        let after = try after(
            launch: """
                \(Self.window)        if let window = window {
                            window.rootViewController = UIViewController()
                            Analytics.start()
                        }
                        if let window = window { let one = 1; Analytics.log(one); window.makeKeyAndVisible() }
                """)
        #expect(after.contains("        Analytics.start()\n"))
        #expect(after.contains("        do { let one = 1; Analytics.log(one); }\n"))
    }

    @Test(
        "A local of a root view that the launch needs too is kept in a property of its type",
        arguments: [
            ("class Store {}", "Store"), ("class Store { init() {} }", "Store"),
            ("func Store() -> Int { 1 }", "Int"),
        ])
    func sharedWithView(_ others: String, _ type: String) throws {
        let after = try after(
            launch: """
                        let store = Store()
                \(Self.window)        window?.rootViewController = UIHostingController(rootView: Content(store: store))
                        Analytics.start(store)
                """, others: others)
        #expect(
            after.contains(
                """
                        let store = Store()
                        self.store = store
                        Analytics.start(store)
                """))
        #expect(after.contains("    private(set) var store: \(type)?\n"))
    }

    @Test(
        "A root view out of a local that the launch needs too is made there, where no property can have its type",
        arguments: [
            "class Store { init?() {} }", "class Store { init!() {} }", "class Store<Item> {}",
            "private class Store {}",
        ])
    func sharedByView(_ others: String) throws {
        let after = try after(
            launch: """
                        let store = Store()
                \(Self.window)        window?.rootViewController = UIHostingController(rootView: Content(store: store))
                        Analytics.start(store)
                """, others: others)
        #expect(
            after.contains(
                """
                        let store = Store()
                        rootViewController = UIHostingController(rootView: Content(store: store))
                        Analytics.start(store)
                """))
        #expect(!after.contains("AnyView"))
    }

    @Test("Each statement says what becomes of it")
    func decisions() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            let container = Container()
                            Analytics.start(container)
                    \(Self.window)        window?.rootViewController = List(container: container)\(Self.shown)
                    """))
        #expect(
            source.plan.decisions.map(\.action) == [.keep, .keep, .remove, .change, .remove, .keep])
        #expect(
            source.plan.decisions[3].reason
                == "SwiftUI shows the root that is made here, of values that the launch has other uses for"
        )
    }

    @Test(
        "What a window starts with is never dropped in silence",
        arguments: [
            (
                "lazy var window: UIWindow? = { let window = UIWindow(); window.alpha = 0.5; return window }()",
                Outcome.partial, FindingID.windowAppearance
            ),
            (
                "lazy var window: UIWindow? = { let window = UIWindow(); Toasts.start(); return window }()",
                .refuse, .windowBeforeLaunch
            ),
            ("var window: UIWindow? = ShakeWindow()", .partial, .windowSubclass),
            ("lazy var window: UIWindow? = makeWindow()", .refuse, .windowBeforeLaunch),
        ])
    func initialValue(_ property: String, _ outcome: Outcome, _ finding: FindingID) throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    \(property)

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """
            ]))
        #expect(source.plan.outcome == outcome)
        #expect(source.findings == [finding])
    }

    @Test("A lazy window whose root does something when it is made has it made where it was shown")
    func lazyRoot() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    lazy var window: UIWindow? = {
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = List(Store.open())
                        return window
                    }()

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        Analytics.start()
                        window?.makeKeyAndVisible()
                        Pushes.start()
                        return true
                    }
                }
                """
            ]))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains(
                """
                        Analytics.start()
                        _ = rootViewController
                        Pushes.start()
                """))
    }

    @Test(
        "A window that public code takes is refused with the call, and where that code sets the root"
    )
    func handover() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.window
                    + "        coordinator = Coordinator(window: window!, animated: true)",
                members: "    var coordinator: Coordinator?",
                others: """
                    public final class Coordinator {
                        public init(window: UIWindow, animated: Bool) { window.rootViewController = nil }
                    }
                    """))
        let finding = try #require(source.plan.findings.first)
        #expect(finding.message == "the window is handed to 'Coordinator(window:animated:)' here")
        #expect(finding.remedy?.contains("AppDelegate.swift:17") == true)
    }

    private func after(
        launch: String, members: String = "", others: String = ""
    ) throws -> String {
        let source = try #require(PlannedSource(launch: launch, members: members, others: others))
        // Code that isn't known gets launch options, which is only to be looked at.
        #expect(!source.plan.findings.contains { $0.asksForWork })
        return try #require(source.after("AppDelegate.swift"))
    }
}
