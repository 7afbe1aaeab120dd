import LifecycleMigration
import Testing

/// Reads of launch options that no longer arrive are found where they are.
struct LaunchOptionsTests {
    private func findings(launch: String, members: String = "") throws -> [Finding] {
        let app = try #require(PlannedApp(delegateMembers: members, launch: launch))
        return app.findings(.callbackLaunchOptions)
    }

    @Test(
        "A key that is lost is named however it is spelled",
        arguments: [
            "print(launchOptions?[.shortcutItem] as Any)",
            "print(launchOptions![UIApplication.LaunchOptionsKey.shortcutItem] as Any)",
            "print(launchOptions?[UIApplicationLaunchOptionsShortcutItemKey] as Any)",
            "if let options = launchOptions { print(options[.shortcutItem] as Any) }",
            "if let launchOptions, launchOptions[.shortcutItem] != nil { print(1) }",
        ])
    func spellings(launch: String) throws {
        let found = try findings(launch: launch)
        #expect(found.map(\.applicability) == [.manual])
        #expect(found.first?.message.contains("'shortcutItem'") == true)
    }

    @Test("A library that gets the options is only worth a look")
    func library() throws {
        let found = try findings(launch: "FirebaseApp.start(options: launchOptions)")
        #expect(found.map(\.applicability) == [.review])
    }

    @Test("A library that looks for a link in the options is left to be done by hand")
    func readingLibrary() throws {
        let found = try findings(
            launch: "Branch.getInstance().initSession(launchOptions: launchOptions) { _, _ in }")
        #expect(found.map(\.applicability) == [.manual])
    }

    @Test("A function that is called like one that looks for a link is none of that library's")
    func otherLibrary() throws {
        let found = try findings(launch: "Session.initSession(launchOptions: launchOptions)")
        #expect(found.map(\.applicability) == [.review])
        let branch = try findings(launch: "Branch.start(launchOptions: launchOptions)")
        #expect(branch.map(\.applicability) == [.review])
    }

    @Test("The app's own function is read where it gets the options")
    func ownFunction() throws {
        let found = try findings(
            launch: "start(with: launchOptions)",
            members: """
                private func start(with options: [UIApplication.LaunchOptionsKey: Any]?) {
                    print(options?[.url] as Any)
                }
                """)
        #expect(found.map(\.place?.position.line) == [20])
    }

    @Test("Any other use asks for a look by a person")
    func otherUse() throws {
        let found = try findings(launch: "if launchOptions == nil { print(1) }")
        #expect(found.map(\.applicability) == [.manual])
    }

    @Test("Options that nobody reads are not reported")
    func unused() throws {
        #expect(try findings(launch: "").isEmpty)
    }
}
