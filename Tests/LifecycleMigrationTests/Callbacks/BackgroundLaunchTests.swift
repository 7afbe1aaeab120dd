import Testing

@testable import LifecycleMigration

/// What speaks for launches in the background, without which no timer looks for them.
struct BackgroundLaunchTests {
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func applicationWillEnterForeground(_ application: UIApplication) { refresh() }
        }

        """

    private func looksForThem(
        keys: String = "", settings: String = "", code: String = ""
    ) throws -> Bool {
        let project = SharedProject(
            synchronized: [
                .init(
                    name: "Notes", sources: [],
                    keys: "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n\t\(keys)",
                    settings: settings)
            ],
            sources: [
                "Shared/AppDelegate.swift": Self.delegate,
                "Shared/Other.swift": "import UIKit\n\(code)\n",
                "Shared/Main.storyboard":
                    "<document initialViewController=\"a\"><viewController id=\"a\"/></document>",
            ])
        #expect(project.app("Notes")?.outcome == .migrate)
        let after = try #require(project.text("Shared/AppDelegate.swift"))
        #expect(after.contains("guard hasBeenInBackground else { return }"))
        return after.contains("asyncAfter")
    }

    @Test("Without a sign of one, nothing looks for a launch in the background")
    func none() throws {
        #expect(try !looksForThem())
        #expect(try !looksForThem(keys: "<key>UIBackgroundModes</key>\n\t<array/>"))
        #expect(try !looksForThem(code: "let session = URLSessionConfiguration.ephemeral"))
    }

    @Test(
        "A property list's key is a sign",
        arguments: [
            "<key>UIBackgroundModes</key>\n\t<array>\n\t\t<string>fetch</string>\n\t</array>",
            "<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>\n\t<string>Where</string>",
        ])
    func key(_ key: String) throws {
        #expect(try looksForThem(keys: key))
    }

    @Test("A setting for a generated property list is one")
    func setting() throws {
        #expect(
            try looksForThem(
                settings: "INFOPLIST_KEY_NSLocationAlwaysUsageDescription = Where;"))
    }

    @Test(
        "Code is one",
        arguments: [
            "let session = URLSessionConfiguration.background(withIdentifier: \"a\")",
            "let session = WCSession.default", "struct Add: AppIntent {}",
            "let category = UNNotificationCategory()",
        ])
    func code(_ code: String) throws {
        #expect(try looksForThem(code: code))
    }
}
