import LifecycleMigration
import Testing

/// What is told of apps beside the plan: that they have scenes already, or that no project builds them.
struct ScenesAdoptedTests {
    private static func plist(_ entries: String) -> String {
        "<plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>\n"
    }

    private static let manifest = """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict>
        """

    private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

    private func app(_ scene: String) throws -> PlannedApp {
        try #require(
            PlannedApp([
                "main.swift":
                    "import UIKit\n\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"AppDelegate\")\n",
                "AppDelegate.swift": "import UIKit\n\n\(Self.delegate)\n\n\(scene)\n",
                "Info.plist": Self.plist(Self.manifest),
            ]))
    }

    @Test("A refused app with a scene delegate of its own hears that the SDK asks for nothing more")
    func refused() throws {
        let app = try app("class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
        try #require(app.plan.outcome == .refuse)
        let note = try #require(app.findings(.scenesAdopted).first)
        #expect(note.severity == .note && note.applicability == .manual)
        #expect(note.place?.position.line == 4)
    }

    @Test("A manifest whose scene delegate is not there is no life cycle of scenes")
    func missingClass() throws {
        #expect(try app("").findings(.scenesAdopted).isEmpty)
    }

    @Test(
        "Sources whose property list a project fills in, without that project, are not all that is to do",
        arguments: [("$(PRODUCT_BUNDLE_IDENTIFIER)", true), ("com.example.notes", false)])
    func halfACheckout(_ identifier: String, _ isMissing: Bool) throws {
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """,
                "Info.plist": Self.plist(
                    "<key>CFBundleIdentifier</key><string>\(identifier)</string>"),
            ]))
        #expect(app.plan.outcome == (isMissing ? .partial : .migrate))
        #expect(app.findings(.projectMissing).isEmpty == !isMissing)
    }
}
