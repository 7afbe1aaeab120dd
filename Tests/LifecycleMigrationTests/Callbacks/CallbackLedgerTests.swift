import LifecycleMigration
import Testing

@testable import AppFacts

/// Every method of the delegates is in the ledger, with who calls it.
struct CallbackLedgerTests {
    private func record(_ members: String) throws -> CallbackRecord? {
        let app = try #require(PlannedApp(delegateMembers: members))
        let others = ["application(_:didFinishLaunchingWithOptions:)"]
        return app.plan.callbacks.first { !others.contains($0.name) }
    }

    @Test("What is passed on stays with UIKit")
    func passedOn() throws {
        let record = try record(
            "func applicationWillTerminate(_ application: UIApplication) { a() }")
        #expect(record?.before == .uiKit)
        #expect(record?.state == .unchanged)
    }

    @Test("What has nothing to do is no loss")
    func empty() throws {
        let record = try record("func applicationDidBecomeActive(_ application: UIApplication) {}")
        #expect(record?.after == .nobody)
        #expect(record?.state == .empty)
    }

    @Test("An older launch method without code is no loss")
    func emptyLaunch() throws {
        let source = try #require(
            PlannedSource(
                delegate: """
                        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.rootViewController = Home()
                            window?.makeKeyAndVisible()
                            return true
                        }
                        func applicationDidFinishLaunching(_ application: UIApplication) {}
                    """))
        let record = source.plan.callbacks.first { $0.name == "applicationDidFinishLaunching(_:)" }
        #expect(record?.state == .empty)
    }

    @Test("A method of the app's own is no callback, unless a protocol may ask for it")
    func unusedMethod() throws {
        #expect(try record("func prepare() { a() }") == nil)
        let source = try #require(
            PlannedSource(
                launch: "        window?.rootViewController = Home()",
                members: "    func prepare() { a() }",
                others:
                    "extension AppDelegate: Preparing {}\nextension AppDelegate { func wait() { a() } }"
            ))
        let names = source.plan.callbacks.map(\.name)
        #expect(names == ["application(_:didFinishLaunchingWithOptions:)"])
    }

    @Test("A static method is no callback, whatever its name")
    func staticMethod() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    static func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { a() }
                    static func applicationDidBecomeActive(_ application: UIApplication) { a() }
                    """))
        #expect(app.plan.findings == [])
        #expect(app.plan.callbacks.map(\.name) == ["application(_:didFinishLaunchingWithOptions:)"])
        #expect(app.text("NotesApp.swift")?.contains("onOpenURL") == false)
    }

    @Test(
        "SwiftUI's scene delegate passes on what UIKit tells a scene",
        arguments: [
            "func sceneDidDisconnect(_ scene: UIScene) { a() }",
            "func sceneDidBecomeActive(_ scene: UIScene) { a() }",
            "func sceneWillResignActive(_ scene: UIScene) { a() }",
            "func sceneWillEnterForeground(_ scene: UIScene) { a() }",
            "func sceneDidEnterBackground(_ scene: UIScene) { a() }",
            "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { a() }",
            "func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { a() }",
            "func scene(_ scene: UIScene, didFailToContinueUserActivityWithType type: String, error: Error) { a() }",
            "func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { a() }",
            "func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) { a() }",
            "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { a() }",
            "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { a() }",
            "func windowScene(_ scene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) { a() }",
            "func windowScene(_ scene: UIWindowScene, didUpdate previous: UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection) { a() }",
            "func windowScene(_ scene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) { a() }",
            "func preferredWindowingControlStyle(for scene: UIWindowScene) -> UIWindowScene.WindowingControlStyle { a() }",
        ])
    func sceneCallback(_ member: String) throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: "    " + member,
                connection: "        window?.rootViewController = Home()"))
        let record = source.plan.callbacks.first { $0.place.position.line == 6 }
        #expect(record?.before == .uiKit)
        #expect(record?.after == .uiKit)
        #expect(record?.state == .unchanged)
    }

    @Test("A callback under a condition is open")
    func conditional() throws {
        let record = try record(
            """
            #if DEBUG
            func applicationDidBecomeActive(_ application: UIApplication) { a() }
            #endif
            """)
        #expect(record?.state == .open)
        #expect(record?.finding == .callbackActiveState)
    }

    @Test(
        "A look-alike was never called",
        arguments: [
            "func applicationDidFinishLaunch(_ application: UIApplication) { a() }",
            "func application(_ app: UIApplication, openURL url: URL, options: [String: Any]) -> Bool { a() }",
            "func application(_ application: UIApplication, willTerminateWithReason reason: String) { a() }",
            "func applicationDidFinishLaunching(aNotification: Notification) { a() }",
        ])
    func lookAlike(method: String) throws {
        #expect(try record(method)?.state == .unused)
    }

    @Test("A look-alike that the app calls itself is its own")
    func ownCode() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "func applicationSetUp() { a() }", launch: "applicationSetUp()"))
        #expect(!app.plan.callbacks.contains { $0.name == "applicationSetUp()" })
    }

    @Test("A method of another protocol belongs to its framework")
    func framework() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "",
                files: [
                    "Store.swift": """
                    import UIKit

                    extension AppDelegate: StoreDelegate {
                        func storeDidChange(_ store: Store) { a() }
                    }
                    """
                ]))
        let record = app.plan.callbacks.first { $0.name == "storeDidChange(_:)" }
        #expect(record?.before == .framework)
        #expect(record?.place.path == "Store.swift")
    }

    @Test("No plan is complete while a line is open")
    func openLines() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    @IBAction func showHelp(_ sender: Any) { a() }

                    func application(
                        _ application: UIApplication,
                        performFetchWithCompletionHandler completionHandler:
                            @escaping (UIBackgroundFetchResult) -> Void
                    ) { a() }
                    """))
        let open = app.plan.callbacks.filter { $0.state == .open }
        #expect(open.map(\.finding) == [.delegateResponderChain, .callbackBackgroundFetch])
        #expect(app.plan.outcome == .partial)
        for record in open {
            let told = app.plan.findings.contains {
                $0.id == record.finding && $0.place == record.place && $0.applicability == .manual
            }
            #expect(told, "\(record.name)")
        }
    }

    @Test("A scene delegate that SwiftUI passes links on to only sometimes is open")
    func sceneLinks() throws {
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ app: UIApplication, open url: URL) -> Bool { a() }
                    func applicationDidBecomeActive(_ application: UIApplication) { a() }
                }
                """,
                "SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = ListViewController()
                        window?.makeKeyAndVisible()
                    }
                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { a() }
                    func sceneDidBecomeActive(_ scene: UIScene) { a() }
                }
                """,
                "ListViewController.swift": """
                import UIKit
                final class ListViewController: UIViewController {}
                """,
                "Info.plist": """
                <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
                <key>UISceneConfigurations</key><dict>
                <key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict></array></dict></dict></dict></plist>
                """,
            ]))
        let states = Dictionary(
            app.plan.callbacks.map { ($0.name, $0.state) }, uniquingKeysWith: { first, _ in first })
        #expect(states["applicationDidBecomeActive(_:)"] == .unused)
        #expect(states["scene(_:continue:)"] == .open)
        #expect(states["sceneDidBecomeActive(_:)"] == .unchanged)
        #expect(states["scene(_:willConnectTo:options:)"] == .removed)
        #expect(app.plan.outcome == .partial)
    }

    @Test("The delegates of other roles come in the order of the files")
    func otherRoles() throws {
        let names = ["Dash", "Board", "Extra", "Car", "Away", "Final"]
        let entries = names.map {
            "<dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\($0)</string></dict>"
        }
        let classes = names.map {
            "class \($0): UIResponder { func sceneDidDisconnect(_ scene: UIScene) { a() } }"
        }
        let app = try #require(
            PlannedApp(
                delegateMembers: "",
                files: [
                    "Others.swift": "import UIKit\n\n" + classes.joined(separator: "\n") + "\n",
                    "Info.plist": """
                    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
                    <key>UISceneConfigurations</key><dict>
                    <key>CPTemplateApplicationSceneSessionRoleApplication</key>
                    <array>\(entries.joined())</array></dict></dict></dict></plist>
                    """,
                ]))
        let owners = app.plan.callbacks.map(\.owner).filter(names.contains)
        #expect(owners == names)
    }

    @Test("The scene phase is followed where it is asked for")
    func scenePhase() throws {
        var options = MigrationOptions()
        options.lifeCycleEvents = .scenePhase
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func applicationWillResignActive(_ application: UIApplication) { pause() }
                    """, options: options))
        let text = try #require(app.text("NotesApp.swift"))
        #expect(text.contains("@Environment(\\.scenePhase) private var scenePhase"))
        #expect(text.contains(".onChange(of: scenePhase) { [scenePhase] newPhase in"))
        #expect(!text.contains("hasBeenInBackground"))
        #expect(app.text("AppDelegate.swift")?.contains("addObserver") == false)
        #expect(app.findings(.callbackActiveState).map(\.applicability) == [.review])
        let manifest = """
            // swift-tools-version: 5.9
            import AppleProductTypes
            import PackageDescription

            let package = Package(
                name: "Notes", platforms: [.iOS("17.0")],
                products: [.iOSApplication(name: "Notes", targets: ["AppModule"])],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """
        let delegate = """
            import UIKit

            @main
            class AppDelegate: NSObject, UIApplicationDelegate {
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
                func applicationWillResignActive(_ application: UIApplication) { pause() }
            }
            """
        let recent = try #require(
            PlannedApp(
                [
                    "Notes.swiftpm/Package.swift": manifest,
                    "Notes.swiftpm/AppDelegate.swift": delegate,
                ], options: options))
        let name = try #require(recent.plan.appFile)
        #expect(
            recent.text(name)?.contains(".onChange(of: scenePhase) { oldPhase, newPhase in")
                == true)
    }
}
