import Testing

@testable import LifecycleMigration

/// What the plan writes into a delegate that has names and initializers of its own.
struct WrittenNamesTests {
    private static let launch =
        "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.rootViewController = Lobby()\nwindow?.makeKeyAndVisible()\nprint(1)"

    @Test("Members that are there already get other names beside them")
    func taken() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members: """
                    var hasBeenInBackground = 1
                    let rootViewController = 2
                    func observeApplicationState() {}
                    func didBecomeActive() {}
                    func applicationDidBecomeActive(_ application: UIApplication) { print(2) }
                    func applicationWillEnterForeground(_ application: UIApplication) { print(3) }
                    """))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("private var wasInBackground = false"))
        #expect(after.contains("        observeStateOfApplication()\n"))
        #expect(after.contains("initialViewController = Lobby()"))
        #expect(after.contains("#selector(didBecomeActiveNotification)"))
    }

    @Test("Members that have every name get a number")
    func numbers() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members:
                    "let rootViewController = 1\nlet initialViewController = 2\nlet windowRootViewController = 3"
            ))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("rootViewController2 = Lobby()"))
    }

    @Test(
        "A convenience initializer goes on calling one of the class alone",
        arguments: [
            "convenience override init() { self.init(depth: 3) }",
            "override convenience init() {\n        self.init(depth: 3)\n    }",
        ])
    func convenience(_ initializer: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members: """
                    let depth: Int
                    init(depth: Int) { self.depth = depth; super.init() }
                    \(initializer)
                    func applicationDidBecomeActive(_ application: UIApplication) { print(2) }
                    """))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("self.init(depth: 3)\n        observeApplicationState()\n"))
        #expect(after.components("super.init()") == 1)
    }

    @Test("A method of the class that is called like a callback is none")
    func staticMethod() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members:
                    "static func applicationDidBecomeActive(_ application: UIApplication) { print(2) }"
            ))
        #expect(source.plan.outcome == .migrate)
        #expect(source.after("AppDelegate.swift")?.contains("observeApplicationState") == false)
    }

    @Test("A property for a SwiftUI view brings the import where a helper's file alone has it")
    func imports() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import Foundation
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        showWindow()
                        return true
                    }
                }
                """,
                "AppDelegate+Window.swift": """
                import SwiftUI
                import UIKit

                extension AppDelegate {
                    func showWindow() {
                        print("shown")
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIHostingController(rootView: Deck())
                        window?.makeKeyAndVisible()
                    }
                }

                private struct Deck: View {
                    init() { print("made") }
                    var body: some View { Text("deck") }
                }
                """,
            ]))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(!after.contains("AnyView"))
    }

    @Test("What the view of a hosting controller in a local is made of is kept")
    func hostingLocal() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import SwiftUI
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let isFirst = !UserDefaults.standard.bool(forKey: "seen")
                        defer { UserDefaults.standard.set(true, forKey: "seen") }
                        let host = UIHostingController(rootView: Deck(isFirst: isFirst))
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = host
                        window?.makeKeyAndVisible()
                        return true
                    }
                }

                struct Deck: View {
                    let isFirst: Bool
                    var body: some View { Text("deck") }
                }
                """
            ]))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("    private(set) var isFirst: Bool?\n"))
    }

    @Test("The local in front of a cast on one line goes with its semicolon")
    func semicolon() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch, members: "var depth = 1",
                others:
                    "func dive() { let app = UIApplication.shared; (app.delegate as? AppDelegate)?.depth = 2 }"
            ))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("func dive() { AppDelegate.shared?.depth = 2 }"))
    }

    @Test("A window by another name goes, and what is added stands behind the other properties")
    func otherWindow() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    private let deck: UIWindow = UIWindow(frame: UIScreen.main.bounds)
                    func leave() { deck.rootViewController = Lobby() }

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        deck.rootViewController = Lobby()
                        deck.makeKeyAndVisible()
                        return true
                    }
                }
                """
            ]))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(!after.contains("deck"))
        #expect(after.contains("lazy var rootContainer"))
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(_ text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let found = rest.firstRange(of: text) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
