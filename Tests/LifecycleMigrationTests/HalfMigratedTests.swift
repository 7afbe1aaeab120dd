import LifecycleMigration
import Testing

/// Apps that somebody has begun to migrate.
struct HalfMigratedTests {
    private static let app = """
        import SwiftUI

        @main
        struct NotesApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

            var body: some Scene { WindowGroup { Text("Notes") } }
        }
        """

    private func delegate(_ header: String, _ members: String = "") -> String {
        """
        import UIKit

        \(header)
        class AppDelegate: UIResponder, UIApplicationDelegate {
        \(members)
        }
        """
    }

    @Test("An entry attribute that was left goes", arguments: ["@main", "@UIApplicationMain"])
    func leftover(attribute: String) throws {
        let app = try #require(
            PlannedApp(["NotesApp.swift": Self.app, "AppDelegate.swift": delegate(attribute)]))
        #expect(app.plan.outcome == .migrate)
        #expect(app.plan.edit.paths == ["AppDelegate.swift"])
        #expect(app.text("AppDelegate.swift")?.contains(attribute) == false)
        #expect(app.text("NotesApp.swift") == Self.app)
        #expect(app.findings(.entryAmbiguous).map(\.applicability) == [.automatic])
    }

    @Test("What a delegate with a leftover attribute is not told is reported")
    func lostCallbacks() throws {
        let members = """
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }

                func applicationDidEnterBackground(_ application: UIApplication) { save() }
                func applicationDidBecomeActive(_ application: UIApplication) {}
            """
        let app = try #require(
            PlannedApp([
                "NotesApp.swift": Self.app, "AppDelegate.swift": delegate("@main", members),
            ]))
        #expect(app.plan.outcome == .partial)
        #expect(app.findings(.callbackActiveState).count == 1)
        #expect(app.findings(.rootWindowOwner).count == 1)
    }

    @Test("Two entry points that do not belong together are refused")
    func unrelated() throws {
        let other = Self.app.replacing("AppDelegate", with: "OtherDelegate")
        let app = try #require(
            PlannedApp(["NotesApp.swift": other, "AppDelegate.swift": delegate("@main")]))
        #expect(app.plan.outcome == .refuse)
        #expect(app.plan.edit.isEmpty)
    }

    @Test("A second adaptor is reported")
    func secondAdaptor() throws {
        let view = """
            import SwiftUI

            struct OldApp: App {
                @UIApplicationDelegateAdaptor private var delegate: AppDelegate
                var body: some Scene { WindowGroup { Text("Old") } }
            }
            """
        let app = try #require(
            PlannedApp([
                "NotesApp.swift": Self.app, "OldApp.swift": view,
                "AppDelegate.swift": delegate(""),
            ]))
        #expect(app.plan.outcome == .none)
        #expect(app.findings(.delegateInstance).map(\.place?.path) == ["OldApp.swift"])
    }

    @Test("An App beside a main.swift that starts the delegate is refused")
    func appBesideMainFile() throws {
        let main = """
            import UIKit
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """
        let app = try #require(
            PlannedApp([
                "NotesApp.swift": Self.app, "main.swift": main, "AppDelegate.swift": delegate(""),
            ]))
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.entryAmbiguous).map(\.place?.path) == ["main.swift"])
        #expect(app.plan.findings.first?.remedy?.contains("NotesApp.main()") == true)
    }

    @Test("A manifest's class that is gone is reported in an app that is migrated already")
    func missingClass() throws {
        let list = """
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
            <key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array></dict></dict></dict></plist>
            """
        let app = try #require(
            PlannedApp([
                "NotesApp.swift": Self.app, "AppDelegate.swift": delegate(""), "Info.plist": list,
            ]))
        #expect(app.plan.outcome == .none)
        #expect(app.findings(.sceneConfiguration).map(\.place?.position.line) == [4])
    }
}
