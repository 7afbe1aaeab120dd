import Testing

@testable import LifecycleMigration

/// How the new file looks beside its neighbour.
struct AppFileLayoutTests {
    private func newFile(
        _ header: String, launch: String, others: [String: String] = [:]
    ) throws -> String {
        let source = try #require(
            PlannedSource(
                others.merging([
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
                ]) { $1 }))
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

    @Test("A header of nothing but who made the file leaves no empty lines")
    func onlyCreation() throws {
        let text = try newFile("// Notes. Created by Jo 2019\n\n", launch: Self.plain)
        #expect(text.hasPrefix("import "), "\(text)")
    }

    @Test("A licence keeps its paragraphs, and what speaks of the code behind it stays where it is")
    func paragraphs() throws {
        let text = try newFile(
            """
            // Created by Jo on 1.2.19.
            // Copyright © 2019 Notes

            // Licensed under a licence.
            //
            // It may be copied.

            // THE SOFTWARE COMES WITHOUT WARRANTY.

            // Starts the app.

            import Foundation

            """, launch: Self.plain)
        let header = """
            // Copyright © 2019 Notes

            // Licensed under a licence.
            //
            // It may be copied.

            // THE SOFTWARE COMES WITHOUT WARRANTY.

            import 
            """
        #expect(text.hasPrefix(header), "\(text)")
    }

    @Test("A licence in a comment of several lines is a header as one in line comments is")
    func blockComment() throws {
        let text = try newFile(
            """
            /*
             * AppDelegate.swift
             * Created by Jo on 1.2.19.
             *
             * Copyright 2019 Notes
             * Licensed under a licence.
             */

            /* Starts the app. */

            """, launch: Self.plain)
        let header = """
            /*
             * MainApp.swift
             *
             * Copyright 2019 Notes
             * Licensed under a licence.
             */

            import SwiftUI
            """
        #expect(text.hasPrefix(header), "\(text)")
    }

    @Test("What the header of Apple's sample code says that the neighbour is for stays there")
    func abstract() throws {
        let text = try newFile(
            """
            /*
            See the LICENSE folder for this sample's licensing information.

            Abstract:
            The application's delegate.
            */


            """, launch: Self.plain)
        let header = """
            /*
            See the LICENSE folder for this sample's licensing information.
            */

            import SwiftUI
            """
        #expect(text.hasPrefix(header), "\(text)")
    }

    @Test("A comment of several lines that speaks of the code is no header")
    func otherBlockComment() throws {
        let text = try newFile("/* Starts the app. */\n\n", launch: Self.plain)
        #expect(text.hasPrefix("import "), "\(text)")
    }

    @Test("A comment of the house is a header where another file starts with it, too")
    func house() throws {
        let house = "//\n// 🗒 Notes\n//\n\n"
        let other = ["Other.swift": house + "struct Other {}\n"]
        let shared = try newFile(house, launch: Self.plain, others: other)
        #expect(shared.hasPrefix(house + "import "), "\(shared)")
        let alone = try newFile(house, launch: Self.plain)
        #expect(alone.hasPrefix("import "), "\(alone)")
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
