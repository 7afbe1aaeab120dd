import LifecycleMigration
import Testing

/// Every way to the application's delegate is repaired or reported.
struct DelegateIdentityTests {
    /// The app with one function that reads the delegate, and what the function's body becomes.
    private func body(_ code: String, delegateMembers: String = "") throws -> String {
        let app = try app(code, delegateMembers: delegateMembers)
        let text = try #require(app.text("Reader.swift"))
        let lines = text.split(separator: "\n").dropFirst(2).dropLast()
        return lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    private func app(_ code: String, delegateMembers: String = "") throws -> PlannedApp {
        let reader = "import UIKit\nfunc read(_ app: UIApplication, _ other: Other) {\n\(code)\n}\n"
        return try #require(
            PlannedApp(delegateMembers: delegateMembers, files: ["Reader.swift": reader]))
    }

    @Test(
        "A cast becomes the shared delegate",
        arguments: [
            ("use(UIApplication.shared.delegate as! AppDelegate)", "use(AppDelegate.shared!)"),
            ("use(UIApplication.shared.delegate! as! AppDelegate)", "use(AppDelegate.shared!)"),
            ("use(UIKit.UIApplication.shared.delegate as? AppDelegate)", "use(AppDelegate.shared)"),
            (
                "use((UIApplication.shared.delegate as? AppDelegate)?.a)",
                "use(AppDelegate.shared?.a)"
            ),
            ("use((app.delegate as! AppDelegate).a)", "use(AppDelegate.shared.a)"),
            ("use((app.delegate as? AppDelegate)!.a)", "use(AppDelegate.shared.a)"),
            (
                "let d = UIApplication.shared.delegate as! AppDelegate",
                "let d = AppDelegate.shared!"
            ),
            ("let d = (app.delegate as! AppDelegate).a", "let d = AppDelegate.shared.a"),
            (
                "guard let d = app.delegate as? AppDelegate else { return }",
                "guard let d = AppDelegate.shared else { return }"
            ),
            (
                "let d = UIApplication.shared.delegate\nuse(d as? AppDelegate)",
                "let d: UIApplicationDelegate? = AppDelegate.shared\nuse(d as? AppDelegate)"
            ),
            (
                "if let d = app.delegate, let e = d as? AppDelegate { use(e) }",
                "if let d: UIApplicationDelegate = AppDelegate.shared, let e = d as? AppDelegate { use(e) }"
            ),
            (
                "let d: UIApplicationDelegate? = app.delegate\nuse(d as! AppDelegate)",
                "let d: UIApplicationDelegate? = AppDelegate.shared\nuse(d as! AppDelegate)"
            ),
            (
                "let a = UIApplication.shared\nuse(a.delegate as! AppDelegate)",
                "use(AppDelegate.shared!)"
            ),
            (
                "use(other.d ?? UIApplication.shared.delegate as! AppDelegate)",
                "use(other.d ?? AppDelegate.shared!)"
            ),
            (
                "var d = UIApplication.shared.delegate as! AppDelegate\nd.a()",
                "var d = AppDelegate.shared!\nd.a()"
            ),
            (
                "let a = UIApplication.shared\nuse(a.delegate as! AppDelegate, a)",
                "let a = UIApplication.shared\nuse(AppDelegate.shared!, a)"
            ),
        ])
    func repaired(before: String, after: String) throws {
        #expect(try body(before) == after)
        #expect(try app(before).plan.outcome == .migrate)
    }

    @Test(
        "What can't be repaired is reported",
        arguments: [
            "use(UIApplication.shared.delegate)",
            "if UIApplication.shared.delegate is AppDelegate { use() }",
            "use(UIApplication.shared.delegate as? Unknown)",
            "use(other.delegate as? AppDelegate)",
            "let d = UIApplication.shared.delegate\nuse(d)",
            "switch app.delegate { case let d as AppDelegate: use(d)\ndefault: use() }",
            "use(UIApplication.shared.delegate.map { $0 as! AppDelegate })",
        ])
    func reported(code: String) throws {
        let app = try app(code)
        #expect(app.findings(.delegateCast).map(\.applicability).contains(.manual))
        #expect(app.plan.outcome == .partial)
    }

    @Test(
        "Calls through UIKit's protocol are left alone",
        arguments: [
            "app.delegate?.applicationWillTerminate?(app)",
            "let d = UIApplication.shared.delegate\nd?.applicationWillTerminate?(app)",
        ])
    func passedOn(code: String) throws {
        #expect(try body(code) == code)
        #expect(try app(code).plan.findings == [])
    }

    @Test("The window behind a local is reported as the delegate's window")
    func window() throws {
        let app = try app("let d = UIApplication.shared.delegate\nuse(d?.window)")
        #expect(app.findings(.windowAccess).count == 1)
        #expect(app.findings(.delegateCast).isEmpty)
    }

    @Test(
        "The cast is repaired, and the window behind it is reported all the same",
        arguments: [
            "use((UIApplication.shared.delegate as? AppDelegate)?.window)",
            "use((UIApplication.shared.delegate as! AppDelegate).window)",
            "if let app = UIApplication.shared.delegate as? AppDelegate, let w = app.window { use(w) }",
            "guard let app = UIApplication.shared.delegate as? AppDelegate else { return }\nuse(app.window)",
            "let app = UIApplication.shared.delegate as! AppDelegate\nuse(app.window)",
        ])
    func windowBehindCast(use: String) throws {
        let app = try app(use)
        #expect(app.findings(.windowAccess).count == 1)
        #expect(app.findings(.delegateCast).map(\.applicability) == [.automatic])
    }

    @Test(
        "The window behind an accessor of the app's own is reported where it is read",
        arguments: [
            "var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }",
            "func appDelegate() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }",
            "extension UIView { var appDelegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate } }",
        ])
    func windowBehindAccessor(accessor: String) throws {
        let call = accessor.hasPrefix("func") ? "appDelegate()" : "appDelegate?"
        let app = try #require(
            PlannedApp(
                delegateMembers: "",
                files: [
                    "Accessor.swift": "import UIKit\n\n" + accessor,
                    "Reader.swift":
                        "func read() {\n    use(\(call).window)\n    use(other.window)\n}",
                ]))
        let places = app.findings(.windowAccess).map(\.place)
        #expect(places.map(\.?.path) == ["Reader.swift"])
        #expect(places.map(\.?.position.line) == [2])
    }

    @Test(
        "An action without a target that the delegate answered is reported where it is given away",
        arguments: [
            "UICommand(title: t, action: #selector(AppDelegate.showHelp))",
            "UIKeyCommand(input: i, modifierFlags: .command, action: #selector(AppDelegate.showHelp(_:)))",
            "app.sendAction(#selector(AppDelegate.showHelp), to: nil, from: nil, for: nil)",
            "button.addTarget(nil, action: #selector(AppDelegate.showHelp), for: .touchUpInside)",
            "UIBarButtonItem(title: t, style: .plain, target: nil, action: #selector(AppDelegate.showHelp))",
        ])
    func nilTarget(use: String) throws {
        let app = try app(use, delegateMembers: "    @objc func showHelp() { help() }")
        let places = app.findings(.delegateResponderChain).map(\.place?.path)
        #expect(places == ["Reader.swift"])
        let line = app.plan.callbacks.first { $0.name == "showHelp()" }
        #expect(line?.state == .open)
        #expect(app.plan.outcome == .partial)
    }

    @Test(
        "An action with a target, or of another class, is none of the responder chain's",
        arguments: [
            "button.addTarget(app.delegate, action: #selector(AppDelegate.showHelp), for: .touchUpInside)",
            "UICommand(title: t, action: #selector(ListViewController.showHelp))",
            "UICommand(title: t, action: #selector(showHelp))",
            "use(AppDelegate.self)\nUICommand(title: t, action: #selector(showHelp))",
        ])
    func target(use: String) throws {
        let app = try app(use, delegateMembers: "    @objc func showHelp() { help() }")
        #expect(app.findings(.delegateResponderChain).isEmpty)
    }

    @Test(
        "A local that is one of the scene's windows leads to SwiftUI's root",
        arguments: [
            "guard let window = scene.windows.first, let root = window.rootViewController else { return }",
            "let window = app.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first\nwindow?.rootViewController?.present(list)",
        ])
    func windowOfScene(use: String) throws {
        let found = try app(use).findings(.windowAccess)
        #expect(found.map(\.applicability) == [.review])
    }

    @Test("A local that is a window of the app's own leads to its own root")
    func ownWindow() throws {
        let use = "let window = OverlayWindow(scene)\nwindow.rootViewController?.present(list)"
        #expect(try app(use).findings(.windowAccess).isEmpty)
    }

    @Test("Other members behind a cast are as before")
    func memberBehindCast() throws {
        let app = try app(
            "let app = UIApplication.shared.delegate as! AppDelegate\nuse(app.container.window)")
        #expect(app.findings(.windowAccess).isEmpty)
    }

    @Test("Another delegate in the application takes SwiftUI's place")
    func assignment() throws {
        let app = try app("UIApplication.shared.delegate = other")
        #expect(app.findings(.delegateProxySDK).map(\.applicability) == [.manual])
    }

    @Test("A property that the class sets to itself is used, and set in time")
    func existingProperty() throws {
        let code = "use(UIApplication.shared.delegate as! AppDelegate)"
        let optional = """
                static weak var me: AppDelegate?

                func start() {
                    Self.me = self
                }
            """
        #expect(try body(code, delegateMembers: optional) == "use(AppDelegate.me!)")
        let delegate = try app(code, delegateMembers: optional).text("AppDelegate.swift")
        #expect(delegate?.contains("super.init()\n        AppDelegate.me = self\n") == true)
        let inInit = """
                static var shared: AppDelegate!

                override init() {
                    super.init()
                    AppDelegate.shared = self
                }
            """
        #expect(try body(code, delegateMembers: inInit) == "use(AppDelegate.shared!)")
        let same = try app(code, delegateMembers: inInit).text("AppDelegate.swift")
        #expect(same?.contains(inInit) == true)
    }

    @Test("A shared instance of another kind keeps its name")
    func takenName() throws {
        let code = "use(UIApplication.shared.delegate as! AppDelegate)"
        let taken = "    static let shared = AppDelegate()\n"
        #expect(try body(code, delegateMembers: taken) == "use(AppDelegate.current!)")
        let app = try app(code, delegateMembers: taken)
        #expect(
            app.text("AppDelegate.swift")?.contains(
                "AppDelegate.current = AppDelegate.current ?? self") == true)
        #expect(app.findings(.delegateInstance).count == 1)
    }

    @Test("An accessor that casts to a protocol of the app's own keeps its type")
    func accessorOfProtocol() throws {
        let accessor = "    static var shared: Host { UIApplication.shared.delegate as! Host }\n"
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.rootViewController = Home()
                    """, members: accessor,
                others: """
                    protocol Host {}
                    extension AppDelegate: Host {}
                    func use() { a(UIApplication.shared.delegate as! AppDelegate) }
                    """))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("static var shared: Host { AppDelegate.current as Host }"))
    }

    @Test func anAccessorThatDoesMoreWithALocalThanCastItStays() throws {
        let accessor = """
            static var shared: AppDelegate {
                let delegate = UIApplication.shared.delegate
                if let own = delegate as? AppDelegate { return own }
                return UIApplication.shared.delegate as! AppDelegate
            }
            """
        let app = try app("use(AppDelegate.shared)", delegateMembers: accessor)
        let text = try #require(app.text("AppDelegate.swift"))
        #expect(text.contains("let delegate: UIApplicationDelegate? = AppDelegate.current\n"))
        #expect(text.contains("    return AppDelegate.current\n"))
        #expect(app.plan.outcome == .migrate)
    }

    @Test(
        "An accessor that only casts becomes the property, and one that does more stays",
        arguments: [
            ("UIApplication.shared.delegate as! AppDelegate", true),
            ("return UIApplication.shared.delegate as! AppDelegate", true),
            ("get { UIApplication.shared.delegate as! AppDelegate }", true),
            (
                "guard let d = UIApplication.shared.delegate as? AppDelegate else { fatalError(\"no\") }\n"
                    + "return d", true
            ),
            ("Counter.count += 1\nreturn UIApplication.shared.delegate as! AppDelegate", false),
            ("log()\nreturn UIApplication.shared.delegate as! AppDelegate", false),
            (
                "let d = UIApplication.shared.delegate as! AppDelegate\nd.uses = d.uses + 1\n"
                    + "return d", false
            ),
        ])
    func accessor(_ code: String, becomesProperty: Bool) throws {
        let app = try app(
            "use(AppDelegate.shared)",
            delegateMembers: "static var shared: AppDelegate {\n\(code)\n}")
        let delegate = try #require(app.text("AppDelegate.swift"))
        #expect(delegate.contains("static var shared: AppDelegate!\n") == becomesProperty)
        #expect(delegate.contains("static var shared: AppDelegate {\n") != becomesProperty)
    }
}
