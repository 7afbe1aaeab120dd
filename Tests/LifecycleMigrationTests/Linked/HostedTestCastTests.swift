import LifecycleMigration
import Testing

/// Casts of the application's delegate in unit tests that run in the app.
struct HostedTestCastTests {
    private static let cast = "let a = UIApplication.shared.delegate as! AppDelegate"
    private static let repaired = "let a = AppDelegate.shared!"
    private static let hand = "warning delegate-cast 4"

    @Test(
        "A cast in a test becomes the delegate's property, as in the app's own code",
        arguments: [
            (cast, repaired),
            ("var a = UIApplication.shared.delegate as? AppDelegate", "var a = AppDelegate.shared"),
            (
                "let a = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)",
                "let a = try XCTUnwrap(AppDelegate.shared)"
            ),
            (
                "let a = (UIApplication.shared.delegate as! AppDelegate).coordinator",
                "let a = AppDelegate.shared.coordinator"
            ),
            (
                "let a = await UIApplication.shared.delegate as! AppDelegate",
                "let a = await AppDelegate.shared!"
            ),
            (
                "let a = UIApplication.shared\nlet b = a.delegate as! App.AppDelegate",
                "let b = AppDelegate.shared!"
            ),
            (
                "let a = UIApplication.shared.delegate\nlet b = a as! AppDelegate",
                "let a: UIApplicationDelegate? = AppDelegate.shared\nlet b = a as! AppDelegate"
            ),
        ])
    func becomesProperty(_ code: String, _ after: String) throws {
        let test = "func run() async throws {\n\(code)\n}"
        let app = try #require(LinkedApp(tests: test))
        #expect(app.tests == "func run() async throws {\n\(after)\n}")
        #expect(app.plan.outcome == .migrate)
        let finding = try #require(app.plan.findings.first { $0.id == .delegateCast })
        #expect(finding.applicability == .automatic)
        #expect(finding.message.hasPrefix("in the tests 'AppTests', "))
        #expect(finding.remedy == nil)
        let delegate = try #require(app.text("App/AppDelegate.swift"))
        #expect(delegate.contains("static var shared: AppDelegate!"))
    }

    @Test(
        "A cast that may mean something else, or does not see the property, is left and reported",
        arguments: [
            ("@testable import Other", cast, hand),
            ("import App", cast, hand),
            ("#if DEBUG\n@testable import App\n#endif", cast, "warning delegate-cast 6"),
            ("@testable import class App.Home", cast, hand),
            ("@testable import App", "class AppDelegate {}; " + cast, hand),
            ("@testable import App", "typealias AppDelegate = Other; " + cast, hand),
            (
                "@testable import App",
                "func a() { UIApplication.shared.delegate = Mock() }; " + cast,
                hand
            ),
            (
                "@testable import App",
                "let a = try #require(UIApplication.shared.delegate as? AppDelegate)", hand
            ),
            (
                "@testable import App",
                "func a() { #expect { UIApplication.shared.delegate as! AppDelegate } throws: { _ in true } }",
                hand
            ),
        ])
    func left(_ testImport: String, _ code: String, _ finding: String) throws {
        let app = try #require(LinkedApp(tests: code, testImport: testImport))
        #expect(app.linked.contains(finding))
        #expect(app.plan.edit.paths.contains("AppTests/AppTests.swift") == false)
        #expect(app.text("App/AppDelegate.swift")?.contains("static var") == false)
        #expect(app.plan.outcome == .partial)
    }

    @Test("One cast is repaired beside another one in a macro's argument, and their local stays")
    func macro() throws {
        let app = try #require(
            LinkedApp(
                tests: """
                    func run() throws {
                    let app = UIApplication.shared
                    \(Self.cast.replacing("UIApplication.shared", with: "app"))
                    #expect(app.delegate as? AppDelegate != nil)
                    }
                    """))
        let tests = try #require(app.tests)
        #expect(tests.contains(Self.repaired))
        #expect(tests.contains("let app = UIApplication.shared\n"))
        #expect(tests.contains("#expect(app.delegate as? AppDelegate != nil)"))
        #expect(app.linked == ["note delegate-cast 6", "warning delegate-cast 7"])
    }

    @Test(
        "A test, or the delegate, that another target compiles too is left as it is",
        arguments: ["AppTests/AppTests.swift", "App/AppDelegate.swift"])
    func shared(_ path: String) throws {
        let app = try #require(LinkedApp(tests: Self.cast, kitSources: [path]))
        #expect(app.linked.contains(Self.hand))
        #expect(!app.plan.edit.paths.contains("AppTests/AppTests.swift"))
    }

    @Test("A test that a package beside the project may compile is left as it is")
    func package() throws {
        let manifest = """
            let package = Package(name: "All", targets: [.testTarget(name: "All", path: "AppTests")])
            """
        let app = try #require(
            LinkedApp(tests: Self.cast, files: ["Package.swift": manifest]))
        #expect(app.linked == [Self.hand])
        let other = manifest.replacing("AppTests", with: "Tests")
        #expect(
            LinkedApp(tests: Self.cast, files: ["Package.swift": other])?.linked.first?.hasPrefix(
                "note") == true)
    }

    @Test("A delegate whose property is public is reached by a plain import")
    func publicProperty() throws {
        let members = """
            public private(set) static var shared: AppDelegate!
            public override init() { super.init(); AppDelegate.shared = self }
            """
        let app = try #require(
            LinkedApp(
                tests: Self.cast, testImport: "import App", delegate: "public class AppDelegate",
                members: members))
        #expect(app.tests == Self.repaired)
        let hidden = try #require(
            LinkedApp(
                tests: Self.cast, testImport: "import App", delegate: "public class AppDelegate",
                members: members.replacing("public private(set)", with: "private(set)")))
        #expect(hidden.linked == [Self.hand])
    }

    @Test("A delegate on the main actor by its own word is named by tests that are, too")
    func mainActor() throws {
        let delegate = "@MainActor\nclass AppDelegate"
        let plain = try #require(
            LinkedApp(tests: "func run() { \(Self.cast) }", delegate: delegate))
        #expect(plain.linked == [Self.hand])
        let isolated = try #require(
            LinkedApp(
                tests: "@MainActor final class T { func run() { \(Self.cast) } }",
                delegate: delegate))
        #expect(isolated.linked == ["note delegate-cast 4"])
    }

    @Test("A delegate that a test makes does not take the place of the app's own")
    func madeByTest() throws {
        let app = try #require(LinkedApp(tests: Self.cast + "\nlet b = AppDelegate()"))
        let delegate = try #require(app.text("App/AppDelegate.swift"))
        #expect(delegate.contains("AppDelegate.shared = AppDelegate.shared ?? self"))
    }

    @Test(
        "A delegate that a test makes sets no window that the test could look at",
        arguments: [
            ("let sut = AppDelegate(); func look() -> Any? { sut.window?.rootViewController }", 1),
            ("func make() -> AppDelegate { AppDelegate() }; let w = make().window", 1),
            ("let sut = AppDelegate(); func look() -> Any? { sut.title }", 0),
        ])
    func windowOfDelegateMadeByTest(code: String, count: Int) throws {
        let app = try #require(LinkedApp(tests: code))
        #expect(app.linked.count { $0.hasPrefix("warning window-access") } == count)
    }

    @Test("An app that is refused has its tests reported")
    func refused() throws {
        let app = try #require(
            LinkedApp(
                tests: Self.cast, keys: "<key>NSPrincipalClass</key><string>Kiosk</string>"))
        #expect(app.linked == [Self.hand])
        #expect(app.plan.edit.isEmpty)
    }
}
