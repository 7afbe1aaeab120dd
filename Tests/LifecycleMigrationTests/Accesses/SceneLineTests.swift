import LifecycleMigration
import Testing

/// The line that the help gives for a window without a scene.
struct SceneLineTests {
    private static let applicationScene =
        "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first { $0.session.role == .windowApplication }"

    private func help(_ code: String) throws -> String? {
        let app = try #require(
            PlannedApp(delegateMembers: "", files: ["Cover.swift": "import UIKit\n\(code)\n"]))
        let finding = try #require(app.findings(.windowWithoutScene).first)
        #expect(finding.applicability == .manual)
        #expect(app.text("Cover.swift")?.contains("windowScene") == false)
        return finding.remedy
    }

    @Test(
        "The line has the name that the code has for the window, in front of what shows it",
        arguments: [
            (
                "final class Cover { var top: UIWindow?; func show() {\nlet made = UIWindow(frame: .zero)\ntop = made\nmade.isHidden = false } }",
                5, "made."
            ),
            (
                "final class Cover { var top: UIWindow?\nfunc show() {\ntop = UIWindow(frame: .zero)\ntop?.makeKeyAndVisible() } }",
                5, "top?."
            ),
            (
                "final class Cover { let top = UIWindow(frame: .zero)\nfunc hide() { top.isHidden = true }\nfunc show() {\nself.top.isHidden = false } }",
                5, "self.top."
            ),
        ])
    func line(_ code: String, _ line: Int, _ receiver: String) throws {
        #expect(
            try help(code)
                == "before line \(line) write `\(receiver)windowScene = \(Self.applicationScene)`"
        )
    }

    @Test(
        "A view controller has the scene of its own window once its view is in one",
        arguments: [("showBanner", true), ("viewDidAppear", true), ("viewDidLoad", false)])
    func controller(_ method: String, _ isInWindow: Bool) throws {
        let remedy = try help(
            """
            final class Home: UIViewController {
                func \(method)() {
                    let banner = UIWindow(frame: .zero)
                    banner.isHidden = false
                }
            }
            """)
        let scene = isInWindow ? "view.window?.windowScene" : Self.applicationScene
        #expect(remedy == "before line 5 write `banner.windowScene = \(scene)`")
    }

    @Test(
        "What is shown in another file is named with it, and what other code shows has general help"
    )
    func otherPlaces() throws {
        let made = "let banner = UIWindow(frame: .zero)"
        let app = try #require(
            PlannedApp(
                delegateMembers: "",
                files: [
                    "Cover.swift": "import UIKit\nfinal class Cover { \(made) }\n",
                    "Show.swift":
                        "import UIKit\nextension Cover { func show() { banner.isHidden = false } }\n",
                ]))
        #expect(
            app.findings(.windowWithoutScene).first?.remedy
                == "before Show.swift:2 write `banner.windowScene = \(Self.applicationScene)`")
        let alone = try help("final class Cover { \(made); func show() { Banners.add(banner) } }")
        #expect(alone == "make it with `UIWindow(windowScene:)`, of the scene that it covers")
    }

    @Test("A window that is shown at launch has to wait for a scene")
    func launch() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "let cover = UIWindow(frame: .zero)",
                launch: "cover.isHidden = false"))
        let remedy = try #require(app.findings(.windowWithoutScene).first?.remedy)
        #expect(
            remedy.hasPrefix("show it once a scene is connected, and not at launch, with `cover."))
    }
}
