import LifecycleMigration
import Testing

/// The window of the launch is told from other windows of the delegate.
struct WindowPropertyTests {
    private static let overlay = """
            private lazy var cover: UIWindow = {
                let window = UIWindow(frame: UIScreen.main.bounds)
                return window
            }()

            func lock() { cover.isHidden = false }
        """

    @Test("Another window of the delegate keeps its value, and is reported: it never appears")
    func overlay() throws {
        let app = try #require(PlannedApp(delegateMembers: Self.overlay))
        #expect(app.text("AppDelegate.swift")?.contains(Self.overlay) == true)
        #expect(app.findings(.windowWithoutScene).count == 1)
    }

    @Test("A window that is given its scene is right as it is")
    func overlayWithScene() throws {
        let cover = """
            import UIKit

            func cover(_ scene: UIWindowScene) -> UIWindow {
                let window = UIWindow(frame: .zero)
                window.windowScene = scene
                return window
            }
            """
        let app = try #require(PlannedApp(delegateMembers: "", files: ["Cover.swift": cover]))
        #expect(app.findings(.windowAccess).isEmpty)
    }

    @Test("A parameter or local with the window's name is another window")
    func otherNames() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ application: UIApplication,
                        supportedInterfaceOrientationsFor window: UIWindow?
                    ) -> UIInterfaceOrientationMask {
                        window == nil ? .portrait : .all
                    }

                    func cover(_ view: UIView) {
                        let window = view.window
                        show(window)
                    }
                    """))
        #expect(app.findings(.windowAccess).isEmpty)
        let real = try #require(
            PlannedApp(
                delegateMembers: """
                    func cover() {
                        guard let window = window else { return }
                        show(window)
                    }
                    """))
        #expect(real.findings(.windowAccess).count == 1)
    }

    @Test("A lazy window of the launch is no longer lazy")
    func lazyWindow() throws {
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """
            ]))
        #expect(app.text("AppDelegate.swift")?.contains("    var window: UIWindow?\n") == true)
    }
}
