import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// Apps whose plans are right, and the same plans with a fault: the validation tells one from the other.
struct InjectedFaultTests {
    /// An app and the file that its faults are put into.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: String
        let files: [String: String]
        /// Two lines of the edited file that must stay in their order, one behind the other.
        let first: String
        let second: String
        /// A line in front of the root, and what sets the root; nil where SwiftUI's content makes it.
        var root: (before: String, set: String)?
    }

    static let cases: [Case] = [
        property, swapped, scene, sceneView, connection, storyboard, hosting,
    ]

    static let rootCases = cases.filter { $0.root != nil }

    private static let home = """
        import UIKit

        final class HomeViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                Tracker.note("home")
            }
        }
        """
    private static let tracker = """
        enum Tracker {
            static var notes: [String] = []
            static var isOpen = false

            static func open() { isOpen = true }
            static func note(_ text: String) { notes.append(text) }
            static func flush() { notes.removeAll() }
        }
        """

    private static func delegate(_ body: String, members: String = "") -> String {
        """
        import SwiftUI
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(body)
                return true
            }
        \(members)
        }
        """
    }

    private static func files(_ delegate: String, _ others: [String: String] = [:]) -> [String:
        String]
    {
        ["AppDelegate.swift": delegate, "Home.swift": home, "Tracker.swift": tracker]
            .merging(others) { $1 }
    }

    static let property = Case(
        testDescription: "a root in a property", file: "AppDelegate.swift",
        files: files(
            delegate(
                """
                        Tracker.open()
                        Push.register()
                        let home = HomeViewController()
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = home
                        Tracker.note("launched")
                        Tracker.flush()
                        home.title = Tracker.notes.first
                        window?.makeKeyAndVisible()
                """), ["Push.swift": "enum Push { static func register() { Vendor.start() } }"]),
        first: "        Tracker.note(\"launched\")\n", second: "        Tracker.flush()\n",
        root: ("        Push.register()\n", "        rootViewController = home\n"))

    static let swapped = Case(
        testDescription: "a root that is replaced later", file: "AppDelegate.swift",
        files: files(
            delegate(
                """
                        Tracker.open()
                        Vendor.start(Tracker.isOpen)
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = HomeViewController()
                        window?.makeKeyAndVisible()
                """,
                members: """
                        func signOut() {
                            window?.rootViewController = UIViewController()
                        }
                    """)),
        first: "        Tracker.open()\n", second: "        Vendor.start(Tracker.isOpen)\n",
        root: (
            "        Vendor.start(Tracker.isOpen)\n",
            "        rootContainer.rootViewController = HomeViewController()\n"
        ))

    /// What a scene delegate does for a view controller.
    private static let sceneConnection = """
                Tracker.open()
                Vendor.start(Tracker.isOpen)
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = HomeViewController()
                self.window = window
                window.makeKeyAndVisible()
        """

    static let scene = Case(
        testDescription: "a scene's root", file: "SceneDelegate.swift",
        files: sceneFiles(
            sceneConnection,
            members: "    func sceneDidBecomeActive(_ scene: UIScene) { Tracker.flush() }"),
        first: "        Tracker.open()\n", second: "        Vendor.start(Tracker.isOpen)\n",
        root: (
            "        Vendor.start(Tracker.isOpen)\n",
            "        rootViewController = HomeViewController()\n"
        ))

    static let connection = Case(
        testDescription: "a connection that moves as it stands", file: "NotesApp.swift",
        files: sceneFiles(
            """
                    let screen = Screen()
                    screen.open()
                    screen.start(Tracker.isOpen)
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = screen
                    self.window = window
                    window.makeKeyAndVisible()
            """
        ).merging([
            // What the app does by its own local may move.
            "Screen.swift": """
            import UIKit

            final class Screen: UIViewController {
                func open() { Tracker.open() }
                func start(_ isOpen: Bool) { Vendor.start(isOpen) }
            }
            """
        ]) { $1 },
        first: "        screen.open()\n", second: "        screen.start(Tracker.isOpen)\n")

    static let sceneView = Case(
        testDescription: "a scene's view", file: "SceneDelegate.swift",
        files: sceneFiles(
            """
                    Tracker.open()
                    Vendor.start(Tracker.isOpen)
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = UIHostingController(rootView: Text(Tracker.notes.first ?? ""))
                    self.window = window
                    window.makeKeyAndVisible()
            """),
        first: "        Tracker.open()\n", second: "        Vendor.start(Tracker.isOpen)\n")

    static let storyboard = Case(
        testDescription: "a storyboard's root", file: "AppDelegate.swift",
        files: files(
            delegate(
                "        Tracker.open()\n        Vendor.start(Tracker.isOpen)\n        Tracker.flush()"
            ),
            [
                "Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
                """, "Base.lproj/Main.storyboard": mainStoryboard,
            ]),
        first: "        Tracker.open()\n", second: "        Vendor.start(Tracker.isOpen)\n")

    static let hosting = Case(
        testDescription: "a view that SwiftUI makes", file: "AppDelegate.swift",
        files: files(
            delegate(
                """
                        Tracker.open()
                        Vendor.start(Tracker.isOpen)
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIHostingController(rootView: Text("Home"))
                        window?.makeKeyAndVisible()
                """)),
        first: "        Tracker.open()\n", second: "        Vendor.start(Tracker.isOpen)\n")

    private static let mainStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController"/></objects></scene></scenes>
        </document>
        """

    private static func sceneFiles(_ body: String, members: String = "") -> [String: String] {
        [
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = SceneDelegate.self
                    return configuration
                }
            }
            """,
            "SceneDelegate.swift": """
            import SwiftUI
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
            \(body)
                }
            \(members)
            }
            """, "Home.swift": home, "Tracker.swift": tracker,
        ]
    }

    // MARK: Faults

    private func after(_ one: Case) throws -> (app: ValidatedApp, text: String) {
        let app = try #require(ValidatedApp(one.files), "the app is refused")
        let text = app.after(one.file)
        try #require(text.contains(one.first + one.second), "\(text)")
        return (app, text)
    }

    private func isNoticed(_ text: String, _ one: Case, _ app: ValidatedApp) throws -> Bool {
        try #require(text != app.after(one.file))
        return try #require(try app.differences(with: text, in: one.file)) != []
    }

    @Test("A plan as it is made has nothing to be noticed", arguments: cases)
    func right(one: Case) throws {
        let (app, text) = try after(one)
        #expect(app.differences == [])
        #expect(try app.differences(with: text, in: one.file) == [])
        #expect(app.validation?.before.isEmpty == false)
    }

    @Test("Two effects in the other order are noticed", arguments: cases)
    func reordered(one: Case) throws {
        let (app, text) = try after(one)
        let fault = text.replacing(one.first + one.second, with: one.second + one.first)
        #expect(try isNoticed(fault, one, app))
    }

    @Test("A call that is dropped is noticed", arguments: cases)
    func dropped(one: Case) throws {
        let (app, text) = try after(one)
        #expect(try isNoticed(text.replacing(one.first, with: ""), one, app))
        #expect(try isNoticed(text.replacing(one.second, with: ""), one, app))
    }

    @Test("A call that is made twice is noticed", arguments: cases)
    func duplicated(one: Case) throws {
        let (app, text) = try after(one)
        #expect(try isNoticed(text.replacing(one.first, with: one.first + one.first), one, app))
        #expect(try isNoticed(text.replacing(one.second, with: one.second + one.second), one, app))
    }

    @Test("A call that is moved behind the root is noticed", arguments: rootCases)
    func behindRoot(one: Case) throws {
        let (app, text) = try after(one)
        let root = try #require(one.root)
        try #require(text.contains(root.before) && text.contains(root.set), "\(text)")
        let fault = text.replacing(root.before, with: "")
            .replacing(root.set, with: root.set + root.before)
        #expect(try isNoticed(fault, one, app))
    }

    @Test(
        "A statement put under a condition, and one taken out of its own, are noticed",
        arguments: cases)
    func conditional(one: Case) throws {
        let (app, text) = try after(one)
        let fault = text.replacing(
            one.second, with: "        if Vendor.isOn {\n\(one.second)        }\n")
        #expect(try isNoticed(fault, one, app))
    }

    @Test("A root that is never set is noticed", arguments: rootCases)
    func withoutRoot(one: Case) throws {
        let (app, text) = try after(one)
        let root = try #require(one.root)
        #expect(try isNoticed(text.replacing(root.set, with: ""), one, app))
    }

    @Test("A jump out of a condition that is dropped is noticed")
    func withoutJump() throws {
        let jump = "            return true\n"
        let app = try #require(
            ValidatedApp(
                Self.files(
                    Self.delegate(
                        """
                                window = UIWindow(frame: UIScreen.main.bounds)
                                window?.rootViewController = HomeViewController()
                                window?.makeKeyAndVisible()
                                if Vendor.isOff {
                                    Vendor.note()
                        \(jump)        }
                                Vendor.start()
                        """))), "the app is refused")
        let text = app.after("AppDelegate.swift")
        try #require(text.contains(jump), "\(text)")
        #expect(app.differences == [])
        let fault = text.replacing(jump, with: "")
        #expect(try app.differences(with: fault, in: "AppDelegate.swift")?.isEmpty == false)
    }

    @Test("A call that is dropped where a cast is repaired is noticed")
    func besideCast() throws {
        let call = "        Vendor.start(AppDelegate.shared)\n"
        let app = try #require(
            ValidatedApp(
                Self.files(
                    Self.delegate(
                        """
                                window = UIWindow(frame: UIScreen.main.bounds)
                                window?.rootViewController = HomeViewController()
                                window?.makeKeyAndVisible()
                                Vendor.start(UIApplication.shared.delegate as? AppDelegate)
                        """))), "the app is refused")
        let text = app.after("AppDelegate.swift")
        try #require(text.contains(call), "\(text)")
        #expect(app.plan.findings.contains { $0.id == .delegateCast })
        let fault = text.replacing(call, with: "")
        #expect(try app.differences(with: fault, in: "AppDelegate.swift")?.isEmpty == false)
    }

    @Test("A call that is dropped is noticed beside a structure that has the delegate's name")
    func besideNamesake() throws {
        let call = "        Vendor.start()\n"
        let delegate = Self.delegate(
            """
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = HomeViewController()
                    window?.makeKeyAndVisible()
            \(call)
            """)
        let app = try #require(
            ValidatedApp(Self.files(delegate, ["A.swift": "private struct AppDelegate {}\n"])),
            "the app is refused")
        let text = app.after("AppDelegate.swift")
        try #require(text.contains(call), "\(text)")
        let fault = text.replacing(call, with: "")
        #expect(try app.differences(with: fault, in: "AppDelegate.swift")?.isEmpty == false)
    }

    @Test("What is lost, or changed places, is told with its place in the app as it was")
    func places() throws {
        let calls = ["        Vendor.start()\n", "        Vendor.report()\n"]
        let delegate = Self.delegate(
            """
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = HomeViewController()
                    window?.makeKeyAndVisible()
            \(calls.joined())
            """)
        let line =
            delegate.prefix(upTo: try #require(delegate.firstRange(of: calls[0])).lowerBound)
            .count { $0 == "\n" } + 1
        let app = try #require(ValidatedApp(Self.files(delegate)), "the app is refused")
        let text = app.after("AppDelegate.swift")
        try #require(text.contains(calls.joined()), "\(text)")
        let swapped = text.replacing(calls.joined(), with: calls.reversed().joined())
        let moved = try app.findings(with: swapped, in: "AppDelegate.swift")
        #expect(moved.map(\.id) == [.launchOrder])
        #expect(moved.first?.place?.path == "AppDelegate.swift")
        #expect(moved.first?.place?.position.line == line)
        let failure = #expect(throws: MigrationFailure.self) {
            try app.findings(with: text.replacing(calls[0], with: ""), in: "AppDelegate.swift")
        }
        guard case .refused(let refusal) = failure else {
            Issue.record("not refused: \(String(describing: failure))")
            return
        }
        #expect(refusal.finding.place?.position.line == line)
    }
}
