import Testing

@testable import LifecycleMigration

/// Launches that show their window on some paths only.
struct HiddenWindowTests {
    private static let window = "        window = UIWindow(frame: UIScreen.main.bounds)\n"
    private static let root = "        window?.rootViewController = List()\n"
    private static let shown = "        window?.makeKeyAndVisible()\n"
    private static let guarded = "        guard session.isOpen else { return true }\n"

    private func findings(_ launch: String, members: String = "") throws -> [Finding] {
        let source = try #require(PlannedSource(launch: launch, members: members))
        return source.plan.findings.filter { $0.id == .windowHidden }
    }

    @Test(
        "A path that leaves a window with a root hidden is reported where it begins",
        arguments: [
            (window + root + guarded + shown, "guard session"),
            (window + root + "        if session.isOpen {\n    \(shown)        }\n", "if session"),
            (
                window + root
                    + "        switch session.state {\n        case .open: window?.makeKeyAndVisible()\n        default: break\n        }\n",
                "switch session"
            ),
        ])
    func reported(_ launch: String, _ start: String) throws {
        let source = try #require(PlannedSource(launch: launch))
        #expect(source.plan.outcome == .partial)
        let findings = source.plan.findings.filter { $0.id == .windowHidden }
        #expect(findings.map(\.applicability) == [.manual])
        let line = try #require(findings.first?.place?.position.line)
        let before = try #require(source.before("AppDelegate.swift"))
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[line - 1].contains(start))
    }

    @Test("The same in a method of the delegate, whose caller has set the root or has not")
    func inMethod() throws {
        let method =
            "    func show() {\n        guard session.isOpen else { return }\n\(Self.shown)    }"
        let early = Self.window + Self.root + "        show()\n"
        #expect(try findings(early, members: method).map(\.applicability) == [.manual])
        let late =
            "    func show() {\n        guard session.isOpen else { return }\n        install()\n\(Self.shown)    }\n"
            + "    func install() {\n\(Self.window)\(Self.root)    }"
        #expect(try findings("        show()\n", members: late) == [])
    }

    @Test("A method that shows the window on some paths is no such place where its caller does")
    func shownByCaller() throws {
        let method =
            "    func prepare() {\n        if session.isOpen {\n    \(Self.shown)        }\n    }"
        let launch = Self.window + Self.root + "        prepare()\n"
        #expect(try findings(launch + Self.shown, members: method) == [])
        #expect(try findings(launch, members: method).map(\.applicability) == [.manual])
    }

    @Test("A path that makes no window is reported where a root is set later, which SwiftUI shows")
    func setLater() throws {
        let launch = Self.guarded + Self.window + Self.root + Self.shown
        #expect(try findings(launch) == [])
        let later = "    func signOut() {\n        window?.rootViewController = Login()\n    }"
        #expect(try findings(launch, members: later).map(\.applicability) == [.review])
        let shown = later.dropLast() + "        window?.makeKeyAndVisible()\n    }"
        #expect(try findings(launch, members: String(shown)) == [])
        let method =
            "    func show() {\n\(Self.window)\(Self.root)\(Self.shown)    }\n" + later
        let called = try findings(Self.guarded + "        show()\n", members: method)
        #expect(called.map(\.applicability) == [.review])
    }

    @Test(
        "A launch that shows its window wherever it has one has nothing to report",
        arguments: [
            window + root
                + "        if window?.rootViewController != nil {\n            window?.makeKeyAndVisible()\n        }\n",
            window + root
                + "        guard let root = window?.rootViewController else { return true }\n        root.title = \"\"\n"
                + shown,
            window + root
                + "        if #available(iOS 15.0, *) {\n            window?.makeKeyAndVisible()\n        }\n",
            window
                + "        if session.isOpen {\n            window?.rootViewController = List()\n            window?.makeKeyAndVisible()\n        } else {\n            window?.rootViewController = Login()\n            window?.makeKeyAndVisible()\n        }\n",
        ])
    func nothing(_ launch: String) throws {
        #expect(try findings(launch) == [])
    }
}
