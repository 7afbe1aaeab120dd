import Testing

@testable import LifecycleMigration

/// What the plan adds is called like nothing that is there, and like nothing that code around it uses.
struct TakenNameTests {
    private static let launch = """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Home()
                window?.makeKeyAndVisible()
        """
    private static let hosting = """
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIHostingController(rootView: Content())
                window?.makeKeyAndVisible()
        """

    @Test(
        "A member of the delegate gets another name where one has its name",
        arguments: [
            (
                "func applicationDidBecomeActive(_ application: UIApplication) { count += 1 }",
                "func observeApplicationState() {}", "private func observeStateOfApplication() {"
            ),
            (
                "func applicationDidBecomeActive(_ application: UIApplication) { count += 1 }",
                "func didBecomeActive() {}", "@objc private func didBecomeActiveNotification() {"
            ),
            (
                "func applicationDidBecomeActive(_ application: UIApplication) { count += 1 }",
                "func didBecomeActive() {}\nvar didBecomeActiveNotification = 0",
                "selector: #selector(didBecomeActive2),"
            ),
            (
                "func applicationWillEnterForeground(_ application: UIApplication) { count += 1 }",
                "var hasBeenInBackground = true", "private var wasInBackground = false"
            ),
            (
                "func applicationWillEnterForeground(_ application: UIApplication) { count += 1 }",
                "func didFinishLaunching() {}", "#selector(didFinishLaunchingNotification)"
            ),
            ("", "func rootViewController() {}", "var initialViewController: UIViewController!"),
            (
                "", "func a() { use(rootViewController) }",
                "var initialViewController: UIViewController!"
            ),
            (
                "func b() { (UIApplication.shared.delegate as! AppDelegate).a() }",
                "static let shared = 1", "private(set) static var current: AppDelegate!"
            ),
            (
                "func b() { (UIApplication.shared.delegate as! AppDelegate).a() }",
                "static func shared() {}", "AppDelegate.current = self"
            ),
        ])
    func member(_ callback: String, _ taken: String, _ added: String) throws {
        let source = try #require(
            PlannedSource(launch: Self.launch, members: callback + "\nvar count = 0\n" + taken))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains(added))
    }

    @Test(
        "Nothing more than needed is renamed: a local of another method takes no name",
        arguments: ["func a() { let hasBeenInBackground = 1; use(hasBeenInBackground) }"])
    func local(_ member: String) throws {
        let callback = "func applicationWillEnterForeground(_ app: UIApplication) { count += 1 }"
        let source = try #require(
            PlannedSource(launch: Self.launch, members: callback + "\nvar count = 0\n" + member))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("private var hasBeenInBackground = false"))
    }

    @Test("A flag with another name is the one that is asked and set")
    func flag() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members: """
                    var hasBeenInBackground = true
                    func applicationWillEnterForeground(_ app: UIApplication) { print("back") }
                    """))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("guard wasInBackground else { return }"))
        #expect(after.contains("self.wasInBackground = true"))
        #expect(
            after.contains(
                "func didEnterBackground() {\n        wasInBackground = true\n    }"))
    }

    @Test("The container of a root that is replaced has a free name and a type of its own")
    func container() throws {
        let source = try #require(
            PlannedSource(
                launch: Self.launch,
                members: """
                        var rootContainer: UIView?
                        func home() { window?.rootViewController = Login() }
                    """,
                others: "class RootContainerViewController: UIViewController {}"))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("lazy var windowContainer = WindowRootViewController()"))
        #expect(after.contains("windowContainer.rootViewController = Login()"))
        let app = try #require(source.newFile)
        #expect(app.contains("RootView { appDelegate.windowContainer }"))
        #expect(app.contains("final class WindowRootViewController: UIViewController {"))
    }

    @Test("The container of a scene delegate has a free name and a type of its own")
    func sceneContainer() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers:
                    "    var rootContainer = 1\n    var home: Home!\n    func leave() { window?.rootViewController = Home() }",
                connection: "        prepare()\n        window?.rootViewController = home",
                others: "typealias RootContainerViewController = UINavigationController"))
        #expect(source.plan.outcome == .migrate)
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("lazy var windowContainer = WindowRootViewController()"))
        let app = try #require(source.newFile)
        #expect(app.contains("sceneDelegate.windowContainer\n"))
        #expect(app.contains("final class WindowRootViewController: UIViewController {"))
    }

    @Test("A root that the launch leaves in a property has a name that no member has")
    func property() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow(frame: UIScreen.main.bounds)
                            do {
                                window?.rootViewController = try Home()
                            } catch {
                                window?.rootViewController = Failure()
                            }
                            window?.makeKeyAndVisible()
                    """, members: "    var rootViewController: Int?"))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("private(set) var initialViewController: UIViewController?"))
        #expect(after.contains("initialViewController = try Home()"))
        #expect(source.newFile?.contains("appDelegate.initialViewController }") == true)
    }

    @Test(
        "The root's view is called like no type, no alias and no name of the code that moves",
        arguments: [
            ("struct RootView {}", "Content()"), ("typealias RootView = Int", "Content()"),
            ("", "RootView()"),
        ])
    func rootView(_ other: String, _ root: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.hosting.replacing(
                    "        window = ", with: "        let store = Store()\n        window = "
                ).replacing("Content()", with: root.replacing("()", with: "(store: store)")),
                others: """
                    \(other)
                    final class Store {}
                    struct \(root.prefix { $0 != "(" }): View {
                        let store: Store
                        init(store: Store) {
                            self.store = store
                            print("made")
                        }
                        var body: some View { EmptyView() }
                    }
                    """))
        let app = try #require(source.newFile)
        #expect(app.contains("            AppRootView()\n"))
        #expect(app.contains("private struct AppRootView: View {"))
    }

    @Test(
        "The App is called like no type and no alias",
        arguments: ["struct MainApp {}", "typealias MainApp = Int", "protocol MainApp {}"])
    func app(_ other: String) throws {
        let source = try #require(PlannedSource(launch: Self.launch, others: other))
        #expect(source.newFile?.contains("struct TheApp: App {") == true)
    }

    @Test(
        "Content that uses a name of the App's own stands in a view of its own",
        arguments: ["resume", "follow", "openURL", "latestLink"])
    func nameOfApp(_ name: String) throws {
        let source = try #require(
            PlannedSource(
                launch: Self.hosting.replacing("Content()", with: "Content(url: \(name))"),
                others: """
                    let \(name) = 1
                    struct Content: View {
                        let url: Int
                        var body: some View { EmptyView() }
                    }
                    """))
        let app = try #require(source.newFile)
        #expect(app.contains("            RootView()\n"))
        #expect(app.contains("        Content(url: \(name))\n    }\n}"))
    }

    @Test("What remembers an activity that starts the app has a name that no member has")
    func activity() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: """
                        var launchActivities = 1
                        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                            open(userActivity)
                        }
                    """,
                connection: """
                            window?.rootViewController = Home()
                            connectionOptions.userActivities.forEach { open($0) }
                    """))
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("private var launchActivitiesOfSwiftUI: Set<NSUserActivity> = []"))
        #expect(scene.contains("guard launchActivitiesOfSwiftUI.remove(userActivity) == nil"))
    }

    @Test("The options of a launch method that is renamed hide no member")
    func launchOptions() throws {
        let source = try #require(
            PlannedSource(
                delegate: """
                        var launchOptions = [1]
                        func applicationDidFinishLaunching(_ application: UIApplication) {
                            print(launchOptions.count)
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.rootViewController = Home()
                            window?.makeKeyAndVisible()
                        }
                    """))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("didFinishLaunchingWithOptions options: ["))
        #expect(after.contains("print(launchOptions.count)"))
    }

    @Test("A session without a name gets one where the configuration asks for its role")
    func session() throws {
        let source = try #require(
            PlannedSource([
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting _: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
                    }
                }
                """,
                "SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = Home()
                        window?.makeKeyAndVisible()
                    }

                    func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
                }
                """,
                "Info.plist": Self.manifest,
            ]))
        #expect(source.plan.outcome == .migrate)
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(after.contains("configurationForConnecting connectingSceneSession: UISceneSession"))
        #expect(after.contains("if connectingSceneSession.role == .windowApplication {"))
    }

    private static let manifest = """
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
        <dict><key>UISceneConfigurationName</key><string>Main</string>
        <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict>
        </array></dict></dict></dict></plist>
        """
}
