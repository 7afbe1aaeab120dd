import Testing

@testable import LifecycleMigration

/// Comments on lines that the plan removes.
struct LostCommentsTests {
    private func plan(_ launch: String) throws -> PlannedSource {
        try #require(PlannedSource(launch: launch))
    }

    @Test("A comment at the root goes along, and one at the window is named where it stands")
    func named() throws {
        let source = try plan(
            """
            window = UIWindow(frame: UIScreen.main.bounds) // see #42
            // In front of the tides.
            window?.rootViewController = UIViewController() // not for good
            window?.makeKeyAndVisible()
            """)
        let found = source.plan.findings.filter { $0.id == .commentLost }
        #expect(found.map(\.message) == ["lines that go take comments along: 'see #42'"])
        #expect(found.first?.place?.position.line == 8)
        #expect(source.plan.outcome == .migrate)
        let app = try #require(source.newFile)
        #expect(app.contains("// In front of the tides.\n"))
        #expect(app.contains("// not for good\n"))
    }

    @Test("Comments of Xcode's templates, and those that stay, are not named")
    func kept() throws {
        let source = try plan(
            """
            // Override point for customization after application launch.
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            // Count the visits.
            print(1) // once
            """)
        #expect(!source.findings.contains(.commentLost))
        #expect(source.after("AppDelegate.swift")?.contains("// Count the visits.") == true)
    }

    @Test("A comment in a file that goes is named, and one of a template is not")
    func deletedFile() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: """
                        func sceneDidDisconnect(_ scene: UIScene) {
                            // Called as the scene is being released by the system.
                            // Sessions are kept for a day, see #7.
                        }
                    """,
                connection: """
                            // Use this method to optionally configure and attach the window.
                            // Home first: it asks for the tides.
                            window?.rootViewController = UIViewController()
                    """))
        #expect(source.after("SceneDelegate.swift") == nil)
        let found = source.plan.findings.filter { $0.id == .commentLost }
        #expect(
            found.map(\.message) == [
                "lines that go take comments along: 'Sessions are kept for a day, see #7.'"
            ])
        #expect(source.newFile?.contains("// Home first: it asks for the tides.\n") == true)
        #expect(source.newFile?.contains("Use this method") == false)
    }
}
