import LifecycleMigration
import Testing

@testable import AppFacts

/// Apps that code of their own starts.
struct OwnStartTests {
    private static let delegate = PlainDelegate.source(entry: "")

    private static func call(
        _ delegate: String, application: String = "nil", argv: String = "CommandLine.unsafeArgv"
    ) -> String {
        "UIApplicationMain(CommandLine.argc, \(argv), \(application), \(delegate))"
    }

    private func plan(_ main: String, more: [String: String] = [:]) throws -> PlannedSource {
        let own = ["main.swift": "import UIKit\n" + main, "AppDelegate.swift": Self.delegate]
        return try #require(PlannedSource(own.merging(more) { $1 }))
    }

    /// The migrated app plans to nothing.
    private func expectDone(_ source: PlannedSource, more: [String: String] = [:]) throws {
        var files = more
        for name in ["main.swift", "AppDelegate.swift"] { files[name] = source.after(name) }
        files["MainApp.swift"] = source.newFile
        #expect(PlannedSource(files)?.plan.outcome == Outcome.none)
    }

    @Test(
        "A call that names the delegate is replaced; a file that holds nothing else goes",
        arguments: [
            "NSStringFromClass(AppDelegate.self)", "\"App.AppDelegate\"", "\"AppDelegate\"",
        ])
    func named(delegate: String) throws {
        let alone = try plan(Self.call(delegate) + "\n")
        #expect(alone.plan.outcome == .migrate)
        #expect(alone.after("main.swift") == nil)
        #expect(alone.newFile?.contains("@main\nstruct MainApp: ") == true)
        try expectDone(alone)
        let beside = try plan("prepare()\n_ = \(Self.call(delegate))\nfunc prepare() {}\n")
        #expect(
            beside.after("main.swift")
                == "import UIKit\nprepare()\nMainApp.main()\nfunc prepare() {}\n")
        #expect(beside.newFile?.contains("@main") == false)
        #expect(beside.findings.contains(.entryOwnCode))
        try expectDone(beside)
    }

    @Test("A comment of its own keeps the file")
    func comment() throws {
        let source = try plan(
            "// The stand has no keyboard.\n" + Self.call("NSStringFromClass(AppDelegate.self)"))
        #expect(
            source.after("main.swift")
                == "import UIKit\n// The stand has no keyboard.\nMainApp.main()")
    }

    @Test(
        "A choice of the delegate stays, and is compared as it is made",
        arguments: [
            (
                "let delegate: AnyClass = NSClassFromString(\"TestDelegate\") ?? AppDelegate.self",
                "NSStringFromClass(delegate)", "delegate == AppDelegate.self"
            ),
            (
                "let name = isTest ? \"TestDelegate\" : \"AppDelegate\"", "name",
                "name == \"AppDelegate\""
            ),
            (
                "let name = isTest ? nil : NSStringFromClass(AppDelegate.self)", "name",
                "name == NSStringFromClass(AppDelegate.self)"
            ),
        ])
    func choice(declaration: String, argument: String, comparison: String) throws {
        let source = try plan("\(declaration)\n\(Self.call(argument))\n")
        #expect(source.plan.outcome == .migrate)
        let expected =
            "import UIKit\n\(declaration)\nif \(comparison) {\n    MainApp.main()\n} else {\n    \(Self.call(argument))\n}\n"
        #expect(source.after("main.swift") == expected)
        let finding = try #require(source.plan.findings.first { $0.id == .entryTestHost })
        #expect(finding.applicability == .review)
        #expect(finding.place?.position.line == 3)
        try expectDone(source)
    }

    @Test("What is asked for the name is asked once")
    func function() throws {
        let main = "let delegateClassName = 1\nstart(\n    \"latest\")\n"
        let source = try plan(
            main + Self.call("latest ? nil : \"AppDelegate\"") + "\n")
        let argument = "latest ? nil : \"AppDelegate\""
        let expected =
            main + "let applicationDelegateName = \(argument)\n"
            + "if applicationDelegateName == \"AppDelegate\" {\n    MainApp.main()\n} else {\n    "
            + Self.call("applicationDelegateName") + "\n}\n"
        #expect(source.after("main.swift") == "import UIKit\n" + expected)
        #expect(source.findings.contains(.entryOwnCode))
    }

    @Test("Only calls of the app's delegate are replaced, wherever they stand")
    func severalCalls() throws {
        let test = Self.call("NSStringFromClass(TestDelegate.self)")
        let own = Self.call("NSStringFromClass(AppDelegate.self)")
        let more = [
            "TestDelegate.swift":
                "import UIKit\nclass TestDelegate: UIResponder, UIApplicationDelegate {}\n"
        ]
        let source = try plan(
            "func start() {\n    if isTest {\n        \(test)\n    } else {\n        \(own)\n    }\n}\nstart()\n",
            more: more)
        #expect(
            source.after("main.swift")
                == "import UIKit\nfunc start() {\n    if isTest {\n        \(test)\n    } else {\n        MainApp.main()\n    }\n}\nstart()\n"
        )
        try expectDone(source, more: more)
    }

    @Test("A main type goes on starting the app")
    func mainType() throws {
        let source = try #require(
            PlannedSource([
                "Launcher.swift": """
                import UIKit

                @main
                struct Launcher {
                    static func main() {
                        prepare()
                        \(Self.call("NSStringFromClass(AppDelegate.self)"))
                    }
                    static func prepare() {}
                }
                """, "AppDelegate.swift": Self.delegate,
            ]))
        #expect(source.plan.outcome == .migrate)
        #expect(source.after("Launcher.swift")?.contains("        MainApp.main()\n") == true)
        #expect(source.newFile?.contains("@main") == false)
    }

    @Test(
        "What can't be told is refused at its place",
        arguments: [
            ("[1].forEach { _ in \(call("\"AppDelegate\"")) }", FindingID.entryOwnCode),
            (call("name"), .entryOwnCode),
            (call("nil"), .entryOwnCode),
            (call("isNew ? \"AppDelegate\" : \"OtherDelegate\""), .entryOwnCode),
            (call("isTest ? nil : \"\\(AppDelegate.self)\""), .entryOwnCode),
            (call("\"AppDelegate\"", argv: "arguments"), .entryOwnCode),
            (call("\"AppDelegate\"", application: "applicationClass()"), .entryOwnCode),
            (call("\"AppDelegate\"", application: "\"App.Timer\""), .entryApplicationSubclass),
            (
                call(
                    "\"AppDelegate\"", application: "isTest ? nil : NSStringFromClass(Timer.self)"),
                .entryApplicationSubclass
            ),
        ])
    func refused(main: String, id: FindingID) throws {
        let others = """
            import UIKit
            class OtherDelegate: UIResponder, UIApplicationDelegate {}
            class Timer: UIApplication { override func sendEvent(_ event: UIEvent) {} }
            """
        let source = try plan(main + "\n", more: ["Others.swift": others])
        #expect(source.plan.outcome == .refuse)
        let finding = try #require(source.plan.findings.first { $0.severity == .error })
        #expect(finding.id == id)
        let isClass = id == .entryApplicationSubclass
        #expect(finding.place?.path == (isClass ? "App/Others.swift" : "App/main.swift"))
        #expect(finding.place?.position.line == (isClass ? 3 : 2))
    }

    @Test("An App beside the framework's own start is none for tests or an older system only")
    func appBeside() throws {
        let app = "import SwiftUI\nstruct DemoApp: App { var body: some Scene { WindowGroup {} } }"
        let own = Self.call("\"AppDelegate\"")
        for (main, outcome) in [
            ("if isTest { \(own) } else { DemoApp.main() }", Outcome.none),
            ("if #available(iOS 14, *) { DemoApp.main() } else { \(own) }", .none),
            ("if isNew { DemoApp.main() } else { \(own) }", .refuse),
        ] {
            let source = try plan(main + "\n", more: ["DemoApp.swift": app])
            #expect(source.plan.outcome == outcome)
        }
    }
}
