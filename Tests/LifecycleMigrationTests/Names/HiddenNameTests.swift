import Testing

@testable import LifecycleMigration

/// A root that uses what only the launch's file can see is made where it was.
struct HiddenNameTests {
    @Test(
        "A view that uses what other files can't see stays with the delegate",
        arguments: [
            ("Content(Keys.secret)", "    private enum Keys { static let secret = 1 }", ""),
            ("Content(Secret())", "", "struct Secret { fileprivate init() {} }"),
            ("Content(.secret)", "", "private extension Color { static let secret = 1 }"),
            ("Content().secret()", "", "private extension View { func secret() {} }"),
            (
                "Content(Store.all.secret)", "",
                "struct Store { private enum A { static let secret = 1 } }"
            ),
        ])
    func delegate(_ root: String, _ members: String, _ others: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.hosting(root), members: members, others: others + Self.content))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(
            after.contains("        rootViewController = UIHostingController(rootView: \(root))\n"))
    }

    @Test(
        "A type or static member that the delegate's file keeps to itself is opened for the App",
        arguments: [
            (
                "Content(AppDelegate.secret)", "    private static let secret = 1", "",
                "static let secret = 1", "Content(AppDelegate.secret)"
            ),
            (
                "Content(Self.secret)", "    static let secret = 1", "", "static let secret = 1",
                "Content(AppDelegate.secret)"
            ),
            (
                "Content(secret)", "", "private let secret = 1", "\nlet secret = 1",
                "Content(secret)"
            ),
            (
                "Content(secret())", "", "private func secret() -> Int { 1 }",
                "\nfunc secret() -> Int { 1 }", "Content(secret())"
            ),
            (
                "Content<Secret>()", "", "fileprivate typealias Secret = Int",
                "\ntypealias Secret = Int", "Content<Secret>()"
            ),
            (
                "Content(Secret())", "", "private struct Secret {}", "\nstruct Secret {}",
                "Content(Secret())"
            ),
            (
                "Content(.secret)", "", "extension Color { fileprivate static let secret = 1 }",
                "extension Color { static let secret = 1 }", "Content(.secret)"
            ),
        ])
    func openedType(
        _ root: String, _ members: String, _ others: String, _ opened: String, _ moved: String
    ) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.hosting(root), members: members, others: others + Self.content))
        #expect(source.plan.outcome == .migrate)
        #expect(source.after("AppDelegate.swift")?.contains(opened) == true)
        #expect(source.newFile?.contains("            \(moved)\n") == true)
    }

    @Test(
        "What only its file could see of the delegate is opened",
        arguments: [
            ("Content(secret)", "private let secret = 1", "let secret = 1"),
            ("Content(self.secret)", "fileprivate let secret = 1", "let secret = 1"),
            (
                "Content(secret)", "private let other = 0, secret = 1", "let other = 0, secret = 1"
            ),
            ("Content(secret)", "private lazy var secret = 1", "lazy var secret = 1"),
        ])
    func opened(_ root: String, _ before: String, _ after: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.hosting(root), members: "    " + before, others: Self.content))
        #expect(source.plan.outcome == .migrate)
        #expect(source.after("AppDelegate.swift")?.contains("\n    \(after)\n") == true)
        #expect(source.newFile?.contains("            Content(appDelegate.secret)\n") == true)
    }

    @Test(
        "What other files can see moves into the App",
        arguments: [
            ("Content(open)", "    let open = 1", "", "Content(appDelegate.open)"),
            (
                "Content(open)", "    private(set) static var a = 1; let open = 1", "",
                "Content(appDelegate.open)"
            ),
            ("Content(AppDelegate.open)", "    static let open = 1", "", nil),
            ("Content(open)", "", "let open = 1", nil),
            ("Content(open)", "    func a() { let open = 1 }", "let open = 1", nil),
            ("Content(Open())", "", "struct Open { private let secret = 1 }", nil),
            ("Content(.open)", "", "extension Color { static let open = 1 }", nil),
            ("Content(open: 1)", "", "private func open() {}", nil),
            ("Content(Other.window)", "", "enum Other { static let window = 1 }", nil),
        ])
    func visible(_ root: String, _ members: String, _ others: String, _ moved: String?) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.hosting(root), members: members, others: others + Self.content))
        #expect(source.plan.outcome == .migrate)
        #expect(source.after("AppDelegate.swift")?.contains("rootView") == false)
        #expect(source.newFile?.contains("            \(moved ?? root)\n") == true)
    }

    @Test(
        "A root that uses what other files can't see is made by the scene delegate",
        arguments: [
            (
                "Home(secret)",
                "    private let secret = 1\n    func sceneDidBecomeActive(_ scene: UIScene) { print(secret) }",
                ""
            ),
            ("Home(SceneDelegate.secret)", "    private static let secret = 1", ""),
            ("Home(Self.secret)", "    static let secret = 1", ""),
            ("Home(secret)", "", "private let secret = 1"),
            ("Home(.secret)", "", "extension Style { fileprivate static let secret = 1 }"),
        ])
    func sceneDelegate(_ root: String, _ members: String, _ others: String) throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: members, connection: "        window?.rootViewController = \(root)",
                others: others + Self.home))
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("        rootViewController = \(root)\n"))
        #expect(
            source.newFile?.contains(
                "if let rootViewController = sceneDelegate.rootViewController {\n") == true)
    }

    @Test("A root that uses what other files can see moves away from the scene delegate")
    func visibleFromScene() throws {
        let source = try #require(
            PlannedSource(
                connection: "        window?.rootViewController = Home(open)",
                others: "let open = 1" + Self.home))
        #expect(source.newFile?.contains("        Home(open)\n") == true)
    }

    private static let content = """

        struct Content: View {
            let value: Int
            var body: some View { EmptyView() }
        }
        """

    private static let home = """

        final class Home: UIViewController {}
        """

    private static func hosting(_ root: String) -> String {
        """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIHostingController(rootView: \(root))
                window?.makeKeyAndVisible()
        """
    }
}
