import Testing

@testable import LifecycleMigration

/// A name of a framework stands with its module where a type of the target hides it.
struct FrameworkNameTests {
    @Test(
        "The App of a UIKit root",
        arguments: [
            ("App", "struct MainApp: SwiftUI.App {"),
            ("Scene", "var body: some SwiftUI.Scene {"),
            ("WindowGroup", "        SwiftUI.WindowGroup {"),
            (
                "UIViewControllerRepresentable",
                "private struct RootView: SwiftUI.UIViewControllerRepresentable {"
            ),
            ("Context", "(context: UIViewControllerRepresentableContext<RootView>)"),
            ("Environment", "@SwiftUI.Environment(\\.scenePhase)"),
            ("State", "@SwiftUI.State private var hasBeenInBackground"),
            ("ScenePhase", "from oldPhase: SwiftUI.ScenePhase, to newPhase: SwiftUI.ScenePhase"),
        ])
    func controller(_ name: String, _ code: String) throws {
        let callback = "func applicationWillEnterForeground(_ app: UIApplication) { print(1) }"
        var options = MigrationOptions()
        options.lifeCycleEvents = .scenePhase
        for declaration in ["struct \(name) {}", "typealias \(name) = Int"] {
            let app = try #require(
                PlannedApp(
                    delegateMembers: callback, options: options,
                    files: ["Model.swift": declaration]))
            let text = try #require(app.plan.appFile.flatMap(app.text))
            #expect(text.replacing("NotesApp", with: "MainApp").contains(code))
        }
    }

    @Test(
        "The App of a SwiftUI root",
        arguments: [
            ("View", "private struct RootView: SwiftUI.View {"),
            ("View", "    var body: some SwiftUI.View {"), ("State", "@SwiftUI.State private var"),
            ("StateObject", "@SwiftUI.StateObject private var"),
        ])
    func view(_ name: String, _ code: String) throws {
        let kept = name == "StateObject" ? "Observed()" : "Kept()"
        // What is noticed when it is made again has a view around it.
        let work = name == "View" ? "print(\"made\")" : ""
        let source = try #require(
            PlannedSource(
                launch: """
                            let store = \(kept)
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.rootViewController = UIHostingController(rootView: Content(store: store))
                            window?.makeKeyAndVisible()
                    """,
                others: """
                    class Observed: ObservableObject {}
                    @Observable class Kept {}
                    struct \(name) {}
                    struct Content: SwiftUI.View {
                        let store: \(kept.dropLast(2))
                        init(store: \(kept.dropLast(2))) {
                            self.store = store
                            \(work)
                        }
                        var body: some SwiftUI.View { EmptyView() }
                    }
                    """))
        #expect(source.newFile?.contains(code) == true)
    }

    @Test("The colour of a window's tint")
    func color() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.tintColor = .red
                            window?.rootViewController = UIHostingController(rootView: Content())
                            window?.makeKeyAndVisible()
                    """, others: "typealias Color = UIColor"))
        #expect(source.newFile?.contains(".accentColor(SwiftUI.Color(UIColor.red))") == true)
    }

    @Test("A group around content that is no single view")
    func group() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.tintColor = .red
                            window?.rootViewController = UIHostingController(rootView: isNew ? Home(title: "New") : Home(title: "Old"))
                            window?.makeKeyAndVisible()
                    """,
                others: """
                    let isNew = true
                    struct Group {}
                    struct Home: View {
                        let title: String
                        var body: some View { EmptyView() }
                    }
                    """))
        #expect(source.newFile?.contains("            SwiftUI.Group {\n") == true)
    }

    @Test("The type of a view that the delegate makes")
    func viewOfDelegate() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow(frame: UIScreen.main.bounds)
                            if isNew {
                                window?.rootViewController = UIHostingController(rootView: Tour())
                            } else {
                                window?.rootViewController = UIHostingController(rootView: Home())
                            }
                            window?.makeKeyAndVisible()
                    """, members: "private var isNew = true",
                others: "enum AnyView {}"))
        let after = try #require(source.after("AppDelegate.swift"))
        #expect(!after.contains("AnyView?"))
        #expect(!after.contains("root"))
    }

    @Test("The wrapper of a view that the scene delegate makes")
    func viewOfSceneDelegate() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers: "    private var isNew = true\n    func use() { isNew = false }",
                connection: """
                            if isNew {
                                window?.rootViewController = UIHostingController(rootView: Tour())
                            } else {
                                window?.rootViewController = UIHostingController(rootView: Home())
                            }
                    """,
                others: "struct Published {}"))
        let after = try #require(source.after("SceneDelegate.swift"))
        #expect(after.contains("    @Combine.Published private(set) var "))
        #expect(after.contains("import Combine\n"))
    }

    @Test("A scene delegate in the environment")
    func environment() throws {
        let source = try #require(
            PlannedSource(
                sceneMembers:
                    "    private let builder = Builder()\n    func sceneDidBecomeActive(_ scene: UIScene) { print(builder) }",
                connection: "        window?.rootViewController = builder.build()",
                others: "struct EnvironmentObject {}\nprotocol ObservableObject {}"))
        let app = try #require(source.newFile)
        #expect(app.contains("@SwiftUI.EnvironmentObject private var sceneDelegate"))
        let scene = try #require(source.after("SceneDelegate.swift"))
        #expect(scene.contains("UIWindowSceneDelegate, Combine.ObservableObject {"))
        #expect(scene.contains("import Combine\n"))
    }

    @Test("The date of a link, and the task of a quick action")
    func events() throws {
        let continuing = """
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
            ) -> Bool { Router.open(userActivity) }
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
            ) async -> Bool { await Router.open(shortcutItem) }
            """
        let app = try #require(
            PlannedApp(
                delegateMembers: continuing,
                files: ["Model.swift": "struct Date {}\nstruct Task {}"]))
        let text = try #require(app.text("NotesApp.swift"))
        #expect(text.contains("latestLink: (url: URL?, date: Foundation.Date)?"))
        #expect(text.contains("(link.webpageURL, Foundation.Date())"))
        #expect(text.contains("import Foundation\n"))
        let scene = try #require(app.text("SceneDelegate.swift"))
        #expect(scene.contains("_Concurrency.Task { _ = await"))
    }
}
