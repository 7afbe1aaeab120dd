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
}
