import Testing

@testable import LifecycleMigration

/// Where new members of a delegate stand, and what stands around them.
struct MemberLayoutTests {
    private static let launch = """
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Lobby()
                window?.makeKeyAndVisible()
                print(1)
                return true
            }
        """

    private func delegate(_ start: String, _ end: String = "") throws -> String {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                \(start)\(Self.launch)\(end)
                }
                """
            ]))
        return try #require(source.after("AppDelegate.swift"))
    }

    @Test("A type between the properties parts them from no new one")
    func nestedType() throws {
        let after = try delegate(
            "    let count = 1\n\n    enum Tag { case blur }\n\n    var window: UIWindow?\n\n")
        #expect(
            after.contains(
                """
                    enum Tag { case blur }

                    var window: UIWindow?

                    /// The root view controller of the window, made at launch.
                    private(set) var rootViewController: UIViewController!

                    func application(
                """), "\(after)")
    }

    @Test("An empty line parts new members from a method that follows at once")
    func parted() throws {
        let after = try delegate("    var window: UIWindow?\n")
        #expect(after.contains("rootViewController: UIViewController!\n\n    func"), "\(after)")
    }

    @Test("An empty line parts new members from a heading that follows at once")
    func partedFromHeading() throws {
        let after = try delegate(
            "    var window: UIWindow?\n    // MARK: - Life cycle\n",
            "\n\n    func applicationDidEnterBackground(_ application: UIApplication) { print(2) }")
        #expect(after.contains("    }\n\n    // MARK: - Life cycle\n    func"), "\(after)")
    }

    @Test("A property in a condition is passed")
    func condition() throws {
        let after = try delegate(
            "    var window: UIWindow?\n\n    #if DEBUG\n    var tries = 1\n    #endif\n\n")
        #expect(
            after.contains(
                "    var window: UIWindow?\n\n    /// The root view controller of the window"),
            "\(after)")
    }

    @Test("What the app's state is observed by has a heading where the class has headings")
    func heading() throws {
        let end = """


                // MARK: - Sound

                func applicationDidEnterBackground(_ application: UIApplication) { print(2) }
            """
        let after = try delegate("    var window: UIWindow?\n\n", end)
        #expect(
            after.contains(
                "{ print(2) }\n\n    // MARK: - Application State\n\n    /// UIKit posts these"),
            "\(after)")
        let plain = try delegate(
            "    var window: UIWindow?\n\n", end.replacing("// MARK: - Sound", with: "// Sound"))
        #expect(!plain.contains("MARK"))
    }
}
