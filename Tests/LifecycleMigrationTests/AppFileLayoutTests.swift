import Testing

@testable import LifecycleMigration

/// How the new file looks beside its neighbour.
struct AppFileLayoutTests {
    private func newFile(_ header: String, launch: String) throws -> String {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                \(header)import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(launch)
                        return true
                    }
                }

                final class Home: UIViewController {}
                """
            ]))
        return try #require(source.newFile)
    }

    private static let plain = """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Home()
                window?.makeKeyAndVisible()
        """

    @Test("Where the line that says who made the file goes, no two empty comment lines meet")
    func header() throws {
        let text = try newFile(
            """
            //
            //  AppDelegate.swift
            //  Notes
            //
            //  Created by Jo on 1.2.19.
            //

            """, launch: Self.plain)
        let start = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(5)
        #expect(start.dropFirst(2).first == "//  Notes")
        #expect(start.dropFirst(3) == ["//", ""])
    }

    @Test("An empty line between statements that move stays, and none comes in")
    func emptyLine() throws {
        let text = try newFile(
            "",
            launch: """
                        let home = Home()
                        home.title = "Notes"

                        // What the home is in.
                        let tabs = UITabBarController()
                        tabs.viewControllers = [home]
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = tabs
                        window?.makeKeyAndVisible()
                """)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.trimmingPrefix { $0 == " " })
        }
        let first = try #require(lines.firstIndex(of: "let home = Home()"), "\(text)")
        #expect(
            lines[first...].prefix(5) == [
                "let home = Home()", "home.title = \"Notes\"", "", "// What the home is in.",
                "let tabs = UITabBarController()",
            ])
    }

    @Test("A root view that moves with a type of UIKit's brings its import")
    func importOfUIKit() throws {
        let text = try newFile(
            "import SwiftUI\n\nstruct Panel: View { let tint: UIColor; var body: some View { Text(\"1\") } }\n\n",
            launch: """
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIHostingController(rootView: Panel(tint: UIColor.red))
                        window?.makeKeyAndVisible()
                """)
        #expect(text.contains("Panel(tint: UIColor.red)"))
        #expect(text.contains("\nimport UIKit\n"))
    }
}
