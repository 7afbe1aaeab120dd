import LifecycleMigration
import Testing

/// What UIKit no longer tells an application delegate still reaches its methods, once.
struct EventForwardingTests {
    @Test("A URL comes by a modifier where nobody asks for its options")
    func plainURL() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ app: UIApplication, open url: URL,
                        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        Router.open(url)
                    }
                    """))
        #expect(app.plan.outcome == .migrate)
        #expect(app.text("NotesApp.swift")?.contains(".onOpenURL { url in") == true)
        #expect(app.text("SceneDelegate.swift") == nil)
        #expect(app.findings(.callbackOpenURL).map(\.applicability) == [.automatic])
    }

    @Test("The types of Spotlight's activities need its module")
    func spotlight() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ application: UIApplication, continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                    ) -> Bool {
                        userActivity.activityType == CSSearchableItemActionType
                    }
                    """))
        let text = try #require(app.text("NotesApp.swift"))
        #expect(text.contains(".onContinueUserActivity(CSSearchableItemActionType)"))
        #expect(text.contains("import CoreSpotlight\n"))
    }

    @Test("Options that are read, and document types, need the scene's URL contexts")
    func urlWithOptions() throws {
        let reading = """
            func application(
                _ app: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
            ) -> Bool {
                Router.open(url, from: sourceApplication)
            }
            """
        let app = try #require(PlannedApp(delegateMembers: reading))
        #expect(app.text("NotesApp.swift")?.contains("onOpenURL") == false)
        #expect(
            app.text("SceneDelegate.swift")?.contains(
                """
                            let options = context.options
                            _ = AppDelegate.shared.application(
                                .shared, open: context.url, sourceApplication: options.sourceApplication,
                                annotation: options.annotation as Any)
                """) == true)
        let annotation = reading.replacing("from: sourceApplication", with: "for: annotation")
        let annotated = try #require(PlannedApp(delegateMembers: annotation))
        #expect(annotated.text("SceneDelegate.swift")?.contains("openURLContexts") == true)
        let neither = reading.replacing(", from: sourceApplication", with: "")
        let alone = try #require(PlannedApp(delegateMembers: neither))
        #expect(alone.text("SceneDelegate.swift") == nil)
        #expect(
            alone.text("NotesApp.swift")?.contains(
                "_ = appDelegate.application(.shared, open: url, sourceApplication: nil, annotation: [:])"
            )
                == true)
        let plain = """
            func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
                Router.open(url)
            }
            """
        let documents = """
            <plist version="1.0"><dict><key>CFBundleDocumentTypes</key><array><dict/></array></dict></plist>
            """
        let viewer = try #require(
            PlannedApp(delegateMembers: plain, files: ["Info.plist": documents]))
        #expect(
            viewer.text("SceneDelegate.swift")?.contains(
                "_ = AppDelegate.shared.application(.shared, handleOpen: context.url)") == true)
    }

    @Test("Of several methods for URLs only the one that UIKit called is called")
    func severalMethodsForURLs() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
                        Router.open(url)
                    }

                    func application(
                        _ app: UIApplication, open url: URL,
                        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        Router.open(url)
                    }
                    """))
        let text = try #require(app.text("NotesApp.swift"))
        #expect(text.contains("open: url, options: [:]"))
        #expect(!text.contains("handleOpen"))
    }

    @Test("A quick action that is performed with async is awaited, warm and cold")
    func asyncQuickAction() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ application: UIApplication,
                        performActionFor shortcutItem: UIApplicationShortcutItem
                    ) async -> Bool {
                        await Actions.perform(shortcutItem.type)
                    }
                    """))
        let text = try #require(app.text("SceneDelegate.swift"))
        #expect(text.contains("    completionHandler: @escaping (Bool) -> Void\n    ) {"))
        #expect(text.contains("completionHandler(isDone)"))
        #expect(!text.contains(") async"), "an item can't be sent between actors")
        #expect(
            text.contains(
                "Task { _ = await AppDelegate.shared.application(.shared, performActionFor: item) }"
            ))
        #expect(app.plan.outcome == .migrate)
    }

    @Test("A method with the types of an old SDK was never called, and is not now")
    func lookAlike() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ application: UIApplication, continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([Any]?) -> Void
                    ) -> Bool {
                        Router.follow(userActivity)
                    }
                    """))
        #expect(app.text("NotesApp.swift")?.contains("onContinueUserActivity") == false)
        #expect(app.plan.outcome == .migrate)
    }

    @Test("A method with odd labels counts by its name in Objective-C")
    func objectiveCName() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    @objc(application:openURL:options:)
                    func open(_ app: UIApplication, link url: URL, with options: [String: Any]) -> Bool {
                        Router.open(url)
                    }
                    """))
        #expect(
            app.text("NotesApp.swift")?.contains(
                "_ = appDelegate.open(.shared, link: url, with: [:])") == true)
    }

    @Test("A method that does not exist in every build is left to be done by hand")
    func conditionalMethod() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    #if LINKS
                    func application(
                        _ app: UIApplication, open url: URL,
                        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        Router.open(url)
                    }
                    #endif
                    """))
        #expect(app.plan.outcome == .partial)
        #expect(app.findings(.callbackOpenURL).map(\.applicability) == [.manual])
        #expect(app.text("NotesApp.swift")?.contains("onOpenURL") == false)
    }

    @Test("A method that does nothing is not called")
    func emptyMethods() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ app: UIApplication, open url: URL,
                        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        return false // nothing to open
                    }
                    """))
        #expect(app.text("NotesApp.swift")?.contains("onOpenURL") == false)
        #expect(app.plan.findings == [])
    }

    @Test(
        "Activities of a type that nobody knows, or that is no plain text, come by the scene delegate",
        arguments: ["$(SECRET).view", "a&quot;b", "a\\b"])
    func unknownActivityType(_ type: String) throws {
        let list = """
            <plist version="1.0"><dict><key>NSUserActivityTypes</key>\
            <array><string>\(type)</string><string>a.b</string></array></dict></plist>
            """
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                    func application(
                        _ application: UIApplication, continue userActivity: NSUserActivity,
                        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                    ) -> Bool {
                        Router.follow(userActivity)
                    }
                    """, files: ["Info.plist": list]))
        #expect(app.plan.outcome == .migrate)
        let text = try #require(app.text("NotesApp.swift"))
        #expect(!text.contains("a.b"))
        #expect(app.text("SceneDelegate.swift")?.contains("continue userActivity") == true)
        #expect(text.contains("guard url.scheme == \"https\" || url.scheme == \"http\" else"))
    }

    @Test("Content that is no single view is grouped before it gets modifiers")
    func groupedContent() throws {
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": """
                import SwiftUI

                @main
                class AppDelegate: NSObject, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UIHostingController(rootView: First() ?? Second())
                        window?.makeKeyAndVisible()
                        return true
                    }

                    func application(
                        _ app: UIApplication, open url: URL,
                        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        Router.open(url)
                    }
                }
                """,
                "Views.swift": """
                import SwiftUI

                struct First: View {
                    init?() { return nil }
                    var body: some View { Text("") }
                }

                struct Second: View {
                    var body: some View { Text("") }
                }
                """,
            ]))
        #expect(
            app.text("NotesApp.swift")?.contains(
                """
                            Group {
                                First() ?? Second()
                            }
                            .onOpenURL { url in
                """) == true)
    }
}
