import LifecycleMigration
import Testing

@testable import AppFacts

/// What is told about apps that are refused, so that a migration by hand forgets nothing.
struct RefusedAppTests {
    private static let mainFile = """
        import UIKit

        exit(UIApplicationMain(1, Arguments.own, nil, "AppDelegate"))
        """

    private func app(
        _ members: String, conforming: String = "UIResponder, UIApplicationDelegate",
        files: [String: String] = [:]
    ) throws -> PlannedApp {
        let delegate = "import UIKit\n\nclass AppDelegate: \(conforming) {\n\(members)\n}\n"
        let own = ["main.swift": Self.mainFile, "AppDelegate.swift": delegate]
        let app = try #require(PlannedApp(own.merging(files) { $1 }))
        try #require(app.plan.outcome == .refuse)
        return app
    }

    @Test(
        "A callback that SwiftUI's life cycle does not call is named at its place",
        arguments: [
            (
                "func applicationDidEnterBackground(_ application: UIApplication) { save() }",
                FindingID.callbackActiveState
            ),
            (
                "func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { show(url) }",
                .callbackOpenURL
            ),
            (
                "func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { show(item) }",
                .callbackQuickAction
            ),
            ("override var next: UIResponder? { coordinator }", .delegateResponderChain),
        ])
    func callback(member: String, id: FindingID) throws {
        let app = try app(member)
        #expect(app.findings(id).map(\.place?.position.line) == [4])
        #expect(app.plan.findings.allSatisfy { $0.applicability == .manual })
    }

    @Test("A callback that does nothing is not worth a word")
    func emptyCallback() throws {
        let app = try app("func applicationDidEnterBackground(_ application: UIApplication) {}")
        #expect(app.plan.findings.map(\.id) == [.entryOwnCode])
    }

    @Test("Casts, windows and instances of the delegate are named, wherever they are")
    func identity() throws {
        let uses = """
            import UIKit

            let delegate = UIApplication.shared.delegate as? AppDelegate
            let window = UIApplication.shared.delegate?.window
            let other = AppDelegate()
            let tabs = keyWindow.rootViewController as? UITabBarController
            """
        let app = try app("var window: UIWindow?", files: ["Uses.swift": uses])
        let found = app.plan.findings.filter { $0.place?.path == "Uses.swift" }
        #expect(
            found.map(\.id) == [.delegateCast, .windowAccess, .delegateInstance, .windowAccess])
        #expect(found.map(\.place?.position.line) == [3, 4, 5, 6])
    }

    @Test("What a scene delegate is told, warm and cold, depends on its being attached")
    func sceneDelegate() throws {
        let scene = """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    show(options.shortcutItem)
                }
                func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
                    show(item)
                }
                func sceneDidBecomeActive(_ scene: UIScene) {}
            }
            """
        let app = try app("", files: ["SceneDelegate.swift": scene])
        #expect(app.findings(.callbackQuickAction).map(\.place?.position.line) == [5, 7])
        #expect(app.findings(.callbackActiveState).isEmpty)
    }

    @Test("A property list that names a scene delegate is named with the line of the key")
    func propertyList() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
            <key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Main</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array></dict></dict></dict></plist>
            """
        let app = try app(
            "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }",
            files: ["Info.plist": list])
        #expect(app.findings(.sceneConfiguration).map(\.place?.position.line) == [6])
        #expect(app.findings(.callbackActiveState).isEmpty, "UIKit does not call it either")
    }

    @Test(
        "On the Mac the delegate is found through NSApp, and what needs the application is too early"
    )
    func mac() throws {
        let delegate = """
            import AppKit

            @NSApplicationMain
            class AppDelegate: NSObject, NSApplicationDelegate {
                let item = NSStatusBar.system.statusItem(withLength: 20)
                func application(_ sender: NSApplication, openFile name: String) -> Bool { show(name) }
                func applicationDidBecomeActive(_ notification: Notification) { refresh() }
            }

            let one = NSApp.delegate as? AppDelegate
            let two = NSApplication.shared.delegate as! AppDelegate
            """
        let note = "import AppKit\nclass Note: NSDocument {}\n"
        let app = try #require(
            PlannedApp(["AppDelegate.swift": delegate, "Note.swift": note]))
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.delegateEarlyAccess).map(\.place?.position.line) == [5])
        #expect(app.findings(.callbackOpenURL).map(\.place?.position.line) == [6])
        #expect(app.findings(.callbackActiveState).isEmpty, "AppKit still tells the delegate")
        #expect(app.findings(.delegateCast).flatMap(\.places).map(\.position.line) == [10, 11])
    }

    @Test(
        "On the watch the delegate is found through both of its application objects",
        arguments: ["WKExtension", "WKApplication"])
    func watch(application: String) throws {
        let delegate = """
            import WatchKit

            @main
            class ExtensionDelegate: NSObject, \(application)Delegate {
                func applicationDidBecomeActive() { refresh() }
            }

            let one = \(application).shared().delegate as! ExtensionDelegate
            """
        let app = try #require(PlannedApp(["ExtensionDelegate.swift": delegate]))
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.delegateCast).map(\.place?.position.line) == [8])
        #expect(app.findings(.callbackActiveState).isEmpty)
    }

    @Test("Objective-C that casts is named where the delegate is Objective-C's own")
    func objectiveC() throws {
        let code =
            "void f(void) {\n  AppDelegate *d = (AppDelegate *)[[UIApplication sharedApplication] delegate];\n}\n"
        let app = try app("", conforming: "NSObject", files: ["Legacy.m": code])
        #expect(app.findings(.delegateCast).map(\.place?.position.line) == [2])
    }

    @Test("Of more delegates than any app has the first are looked at, and a finding says so")
    func manyDelegates() throws {
        let delegates = (1...501).map {
            "class D\($0): UIResponder, UIApplicationDelegate {}\n"
        }
        let app = try app("", files: ["Delegates.swift": delegates.joined()])
        let limits = app.plan.findings.filter { $0.id == .sourceUnreadable }
        #expect(
            limits.map(\.message) == [
                "the app has 502 application delegates: this one and those after it are not looked at"
            ])
        #expect(limits.first?.place?.position.line == 500)
    }
}
