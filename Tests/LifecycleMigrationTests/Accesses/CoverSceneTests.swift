import LifecycleMigration
import Testing

/// Covers that the delegate shows as the app is left, which get their scene there.
struct CoverSceneTests {
    private static let line = """
        windowScene = UIApplication.shared.connectedScenes
                    .compactMap { $0 as? UIWindowScene }
                    .first { $0.session.role == .windowApplication }
        """

    private func app(_ members: String, files: [String: String] = [:]) throws -> PlannedApp {
        try #require(PlannedApp(delegateMembers: members, files: files))
    }

    private func isGiven(_ app: PlannedApp) -> Bool {
        app.text("AppDelegate.swift")?.contains("connectedScenes") == true
    }

    @Test(
        "A cover gets its scene in front of what shows it, each time",
        arguments: [
            ("let cover = UIWindow(frame: .zero)", "cover.", "cover.isHidden = false"),
            ("lazy var cover = UIWindow()", "self.cover.", "self.cover.isHidden = false"),
            (
                "var cover: UIWindow? = UIWindow(frame: .zero)", "cover?.",
                "cover?.makeKeyAndVisible()"
            ),
            (
                "lazy var cover: UIWindow = { let w = UIWindow(frame: .zero); return w }()",
                "cover.", "cover.makeKeyAndVisible()"
            ),
        ])
    func kept(_ property: String, _ receiver: String, _ show: String) throws {
        let app = try app(
            """
                \(property)

                func applicationWillResignActive(_ application: UIApplication) {
                    \(show)
                }
            """)
        let text = try #require(app.text("AppDelegate.swift"))
        #expect(text.contains("        \(receiver)\(Self.line)\n        \(show)\n"))
        #expect(app.findings(.windowWithoutScene).map(\.applicability) == [.automatic])
        #expect(app.plan.outcome == .migrate)
    }

    @Test(
        "A cover that is made anew each time, in a helper that only the callback calls, gets its scene"
    )
    func helper() throws {
        let app = try app(
            """
                var cover: UIWindow?

                func applicationDidEnterBackground(_ application: UIApplication) {
                    guard isLocked else { return }
                    hide()
                }
                func applicationWillEnterForeground(_ application: UIApplication) {
                    cover?.isHidden = true
                    cover = nil
                }
                private var isLocked: Bool { true }
                private func hide() {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    if window.isHidden {
                        window.isHidden = false
                    }
                    cover = window
                }
            """)
        let text = try #require(app.text("AppDelegate.swift"))
        #expect(
            text.contains("            window.windowScene = UIApplication.shared.connectedScenes\n")
        )
        #expect(app.plan.outcome == .migrate)
    }

    @Test(
        "What may run at another time, or name another window, is left alone",
        arguments: [
            "let cover = UIWindow()\nfunc applicationDidBecomeActive(_ a: UIApplication) {\ncover.isHidden = false\n}",
            "let cover = UIWindow()\nfunc applicationWillResignActive(_ a: UIApplication) {\ncover.isHidden = false\n}\nfunc show() {\ncover.isHidden = false\n}",
            "let cover = UIWindow()\nfunc applicationWillResignActive(_ a: UIApplication) {\nhide()\n}\nfunc hide() {\ncover.isHidden = false\n}\nfunc lock() { hide() }",
            "let cover = UIWindow()\nfunc applicationWillResignActive(_ a: UIApplication) {\ncover.isHidden = false\n}\nfunc lock() { applicationWillResignActive(.shared) }",
            "let cover = UIWindow()\nfunc applicationWillResignActive(_ a: UIApplication) {\nDispatchQueue.main.async {\nself.cover.isHidden = false\n}\n}",
            "let cover = UIWindow()\nfunc applicationWillResignActive(_ a: UIApplication) { cover.isHidden = false }",
            "var cover: UIWindow { make() }\nfunc make() -> UIWindow { UIWindow(frame: .zero) }\nfunc applicationWillResignActive(_ a: UIApplication) {\ncover.isHidden = false\n}",
            "let cover = UIWindow()\nfunc lock() { Locks.add(cover) }\nfunc applicationWillResignActive(_ a: UIApplication) {\ncover.isHidden = false\n}",
            "let cover = CoverWindow()\nfunc applicationWillResignActive(_ a: UIApplication) {\ncover.isHidden = false\n}",
            "func make() -> UIWindow { UIWindow(frame: .zero) }\nfunc applicationWillResignActive(_ a: UIApplication) {\nmake().isHidden = false\n}",
        ])
    func left(_ members: String) throws {
        let kind =
            "import UIKit\nclass CoverWindow: UIWindow { func show() { isHidden = false } }\n"
        // A class of windows that nobody makes would be told of where it shows itself.
        let files = members.contains("CoverWindow") ? ["CoverWindow.swift": kind] : [:]
        let app = try app(members, files: files)
        #expect(!isGiven(app))
        #expect(app.findings(.windowWithoutScene).map(\.applicability) == [.manual])
    }

    @Test("A window that has a scene already is no finding, and keeps its code")
    func scened() throws {
        let members = """
            let cover = UIWindow()
            func applicationWillResignActive(_ a: UIApplication) {
                cover.windowScene = scene()
                cover.isHidden = false
            }
            """
        let app = try app(members)
        #expect(!isGiven(app))
        #expect(app.findings(.windowWithoutScene).isEmpty)
    }

    @Test(
        "An app that may have several windows, or has a type of that name, is left alone",
        arguments: [true, false])
    func severalWindows(_ isProperty: Bool) throws {
        let members =
            "let cover = UIWindow()\nfunc applicationWillResignActive(_ a: UIApplication) {\ncover.isHidden = false\n}"
        let list = """
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
            <key>UIApplicationSupportsMultipleScenes</key><true/></dict></dict></plist>
            """
        let app = try app(
            members,
            files: isProperty
                ? ["Info.plist": list] : ["Type.swift": "final class UIWindowScene {}\n"])
        #expect(!isGiven(app))
    }
}
