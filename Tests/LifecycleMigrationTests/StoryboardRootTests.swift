import Testing

@testable import LifecycleMigration

/// Where a storyboard's root is made by code from now on, and where it is not, since every launch replaces it.
struct StoryboardRootTests {
    private func launch(_ body: String, members: String = "") throws -> String {
        let project = SharedProject(
            synchronized: [
                .init(
                    name: "Notes", sources: [],
                    keys: "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>")
            ],
            sources: [
                "Shared/AppDelegate.swift": """
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

                """,
                "Shared/Main.storyboard":
                    "<document initialViewController=\"a\"><viewController id=\"a\"/></document>",
            ])
        return try #require(project.text("Shared/AppDelegate.swift"))
    }

    private static let loading =
        "rootViewController = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()"

    @Test("It is made behind the template's words, and in front of the code and its own comment")
    func place() throws {
        let after = try launch(
            """
                    // Override point for customization after application launch.

                    // The list comes first.
                    window?.rootViewController?.title = "List"
            """)
        #expect(
            after.contains(
                """
                        // Override point for customization after application launch.
                        \(Self.loading)

                        // The list comes first.
                        rootViewController?.title = "List"
                """), "\(after)")
    }

    @Test("What every launch replaces before anything reads it is not made")
    func replaced() throws {
        let after = try launch(
            """
                    if launchOptions != nil { print("woken") }
                    window?.rootViewController = UITabBarController()
                    window?.rootViewController?.title = "List"
                    window?.makeKeyAndVisible()
            """)
        #expect(!after.contains("UIStoryboard"), "\(after)")
        #expect(after.contains("rootViewController = UITabBarController()\n"))
    }

    @Test(
        "It is made where a way leads past the other root, or something reads it before",
        arguments: [
            "if launchOptions != nil { return true }",
            "window?.rootViewController?.title = \"List\"",
            "guard launchOptions == nil else { return false }",
        ])
    func kept(_ line: String) throws {
        let after = try launch(
            """
                    \(line)
                    window?.rootViewController = UITabBarController()
                    window?.makeKeyAndVisible()
            """, members: "    func list() { window?.rootViewController?.title = \"All\" }")
        #expect(after.contains(Self.loading), "\(after)")
    }
}
