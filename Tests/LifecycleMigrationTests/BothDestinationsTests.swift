import Testing

@testable import LifecycleMigration

/// The plans of an app's two destinations, which share what is found out about the app.
@Suite struct BothDestinationsTests {
    private static let delegates = [
        "Coordinated": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var coordinator: Coordinator?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                prepare()
                let window = UIWindow(frame: UIScreen.main.bounds)
                coordinator = Coordinator(window: window)
                self.window = window
                window.makeKeyAndVisible()
                return true
            }

            func prepare() {}
        }

        """,
        "Rooted": PlainDelegate.source(
            members: """

                    func tint() { UIApplication.shared.windows.first?.tintColor = .red }
                """),
    ]

    private static let coordinator = """
        import UIKit

        final class Coordinator {
            let window: UIWindow
            init(window: UIWindow) {
                self.window = window
                window.rootViewController = UIViewController()
            }
        }

        """

    private func plan(
        _ name: String, to destination: Destination, saysOtherWay: Bool = false
    ) throws -> ApplicationPlan {
        var options = MigrationOptions()
        options.destination = destination
        options.saysOtherWay = saysOtherWay
        let sources = [
            "AppDelegate.swift": try #require(Self.delegates[name]),
            "Coordinator.swift": Self.coordinator,
        ]
        let project = SharedProject(
            [.init(name: "Notes", sources: sources.keys.sorted())], sources: sources,
            options: options)
        return try #require(project.app("Notes"))
    }

    @Test(
        "What a destination gives does not depend on whether another plan was made before",
        arguments: ["Coordinated", "Rooted"])
    func ways(_ name: String) throws {
        let alone = try Destination.allCases.map { try plan(name, to: $0) }
        for destination in Destination.allCases {
            let both = try plan(name, to: destination, saysOtherWay: true)
            #expect(both.ways == alone.map(\.way))
            let own = try #require(alone.first { $0.destination == destination })
            #expect(both.findings == own.findings && both.edit.paths == own.edit.paths)
        }
    }

    @Test(
        "To scenes, the first screen stands where the launch gives the window its root, or hands it to who does",
        arguments: [("Coordinated", 14), ("Rooted", 12)])
    func firstScreen(_ name: String, _ line: Int) throws {
        let root = try plan(name, to: .scenes).root
        #expect(root?.kind == .controller && root?.place?.position.line == line)
    }

    @Test("A Mac app that is asked to move to UIKit's scenes says what SwiftUI gives")
    func macWays() throws {
        var options = MigrationOptions()
        options.destination = .scenes
        options.saysOtherWay = true
        let sources = ["AppDelegate.swift": Self.macDelegate]
        let app = Self.macApp(of: sources)
        let project = SharedProject([app], sources: sources, options: options)
        let ways = try #require(project.app("Notes")).ways
        options.destination = .swiftUI
        options.saysOtherWay = false
        let alone = SharedProject([app], sources: sources, options: options)
        let way = try #require(alone.app("Notes")).way
        #expect(way.outcome != .none && ways.contains(way))
    }

    @Test("A Mac app that can't be read is refused on its way to SwiftUI, and has no other way")
    func unreadableMac() throws {
        var options = MigrationOptions()
        options.saysOtherWay = true
        let sources = [
            "AppDelegate.swift": Self.macDelegate,
            "Merged.swift": "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n",
        ]
        let project = SharedProject(
            [Self.macApp(of: sources)], sources: sources, options: options)
        let ways = try #require(project.app("Notes")).ways
        #expect(ways.map(\.outcome) == [Outcome.refuse, Outcome.none])
    }

    private static let macDelegate = """
        import AppKit

        @main
        class AppDelegate: NSObject, NSApplicationDelegate {
            func applicationDidFinishLaunching(_ notification: Notification) {
                print("launched")
            }
        }

        """

    private static func macApp(of sources: [String: String]) -> SharedProject.App {
        var app = SharedProject.App(name: "Notes", sources: sources.keys.sorted())
        app.platform = "MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx;"
        return app
    }
}
