import Testing

@testable import LifecycleMigration

/// SDKs that learn of links by UIKit's calls, and those that call the app's own handler.
struct LinkTrackerTests {
    @Test("Firebase Analytics must be told of URLs and activities, at the method that has them")
    func analytics() throws {
        let members = SDKApp.open + "\n" + SDKApp.resume
        let app = try #require(SDKApp("FirebaseAnalytics", members: members))
        #expect(app.findings.map(\.id) == [.sdkLinkTracking])
        #expect(app.findings.map(\.place?.path) == ["AppDelegate.swift"])
        #expect(app.remedy?.contains("`Analytics.handleOpen(link)`") == true)
        #expect(app.remedy?.contains("`Analytics.handleUserActivity(activity)`") == true)
        #expect(app.app.plan.outcome == .partial)
    }

    @Test("A URL scheme is enough, without a method")
    func scheme() throws {
        let app = try #require(SDKApp("FirebaseAnalytics", plist: SDKApp.scheme))
        #expect(app.findings.map(\.place?.path) == ["Service.swift"])
        #expect(app.remedy?.contains("`Analytics.handleOpen(url)`") == true)
    }

    @Test("Analytics in an app without links, or one that hands them over, stays unmentioned")
    func quiet() throws {
        #expect(try #require(SDKApp("FirebaseAnalytics")).isQuiet)
        let members = """
                func application(_ app: UIApplication, open link: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                    Analytics.handleOpen(link)
                    return show(link)
                }
            """
        #expect(try #require(SDKApp("FirebaseAnalytics", members: members)).isQuiet)
    }

    @Test(
        "A name behind the vendor's module is the SDK's, also where the app has a type of that name",
        arguments: [
            (
                "Firebase",
                "enum Analytics { static func log() { Firebase.Analytics.logEvent(n) } }", 1
            ),
            (
                "FirebaseCore",
                "enum Analytics { static func log() { Firebase.Analytics.logEvent(n) } }", 0
            ),
            ("Firebase", "enum Analytics {}\nfunc log() { Analytics.log() }", 0),
            ("Firebase", "enum Analytics {}\nfunc log() { Own.Analytics.log() }", 0),
            ("Firebase", "enum Analytics {}\ntypealias Log = Firebase.Analytics", 1),
        ])
    func qualified(module: String, use: String, count: Int) throws {
        let app = try #require(SDKApp(module, use: use, members: SDKApp.open))
        #expect(app.findings.count == count)
    }

    @Test("A method of the same name of the app's own hands nothing over")
    func ownName() throws {
        let app = try #require(
            SDKApp(
                "FirebaseAnalytics", use: "func f() { router.handleOpen(u) }", members: SDKApp.open)
        )
        #expect(app.findings.count == 1)
    }

    @Test("In an app with UIKit's scenes the tracking had ended before")
    func scenes() throws {
        let start = "Branch.getInstance().initSession(launchOptions: nil) { _, _ in }"
        let open =
            "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}"
        let app = try #require(
            PlannedSource(
                sceneMembers: open, connection: "        window?.rootViewController = Home()",
                others: """
                    import BranchSDK
                    import FirebaseAnalytics
                    final class Home: UIViewController {}
                    func track() { \(start) }
                    """))
        #expect(!app.findings.contains(.sdkLinkTracking))
        let told = try #require(
            SDKApp(
                "BranchSDK", use: "import FirebaseAnalytics", members: SDKApp.open, launch: start))
        #expect(told.findings.map(\.id) == [.sdkLinkTracking, .sdkLinkTracking])
    }

    @Test("Branch that is set up by the launch options is named with the class for scenes")
    func branch() throws {
        let launch = "Branch.getInstance().initSession(launchOptions: launchOptions) { _, _ in }"
        let app = try #require(SDKApp("BranchSDK", launch: launch))
        #expect(app.findings.map(\.id) == [.sdkLinkTracking])
        #expect(app.remedy?.contains("BranchScene.shared().initSession") == true)
        let scene = "BranchScene.shared().initSession(launchOptions: nil) { _, _, _ in }"
        let quiet = try #require(SDKApp("BranchSDK", launch: scene))
        #expect(quiet.findings.isEmpty)
        #expect(try #require(SDKApp(nil, launch: launch)).findings.isEmpty)
    }

    @Test("AppMetrica tracks openings by itself from version 4 on")
    func appMetrica() throws {
        let app = try #require(SDKApp("AppMetricaCore", members: SDKApp.open))
        #expect(app.remedy?.contains("`AppMetrica.trackOpeningURL(link)`") == true)
        let lock = ["Podfile.lock": "PODS:\n  - YandexMobileMetrica (3.17.0)\n"]
        let old = try #require(SDKApp("YandexMobileMetrica", members: SDKApp.open, files: lock))
        #expect(old.isQuiet)
    }

    @Test("Facebook must be told of URLs; who sent the first one is to be reviewed")
    func facebook() throws {
        let launch =
            "ApplicationDelegate.shared.application(application, didFinishLaunchingWithOptions: launchOptions)"
        let app = try #require(SDKApp("FBSDKCoreKit", members: SDKApp.open, launch: launch))
        #expect(app.findings.map(\.applicability) == [.manual])
        #expect(app.remedy?.contains("open: link,") == true)
        let members = """
                func application(_ app: UIApplication, open link: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                    ApplicationDelegate.shared.application(app, open: link, options: options)
                }
            """
        let forwarded = try #require(SDKApp("FBSDKCoreKit", members: members, launch: launch))
        #expect(forwarded.findings.map(\.applicability) == [.review])
        #expect(try #require(SDKApp("FBSDKCoreKit", launch: launch)).findings.isEmpty)
    }

    @Test(
        "An SDK that calls the handler of links is named at the handler",
        arguments: [
            ("KlaviyoSwift", ""), ("Batch", ""), ("ExponeaSDK", ""),
            ("BrazeKit", "func f(c: Config) { c.forwardUniversalLinks = true }"),
        ])
    func handler(module: String, use: String) throws {
        let app = try #require(SDKApp(module, use: use, members: SDKApp.resume))
        #expect(app.findings.map(\.id) == [.sdkCallsHandler])
        #expect(app.findings.map(\.applicability) == [.manual])
        let none = try #require(SDKApp(module, use: use, members: SDKApp.open))
        #expect(none.isQuiet)
    }

    @Test("A handler that is registered with the SDK is called as before")
    func registered() throws {
        let use = "func f() { KlaviyoSDK().registerDeepLinkHandler { show($0) } }"
        #expect(try #require(SDKApp("KlaviyoSwift", use: use, members: SDKApp.resume)).isQuiet)
        #expect(try #require(SDKApp("BrazeKit", members: SDKApp.resume)).isQuiet)
    }

    @Test(
        "An SDK that replaces the delegate is named where it is set up, up to the version that doesn't"
    )
    func replaced() throws {
        let use = "func f() {\n    MParticle.sharedInstance().start()\n}"
        let app = try #require(SDKApp("mParticle_Apple_SDK", use: use))
        #expect(app.findings.map(\.place?.position.line) == [3])
        #expect(app.remedy?.contains("handleURLContext") == true)
        let lock = ["Podfile.lock": "PODS:\n  - mParticle-Apple-SDK (9.0.1)\n"]
        #expect(try #require(SDKApp("mParticle_Apple_SDK", use: use, files: lock)).isQuiet)
        let off = use + "\nfunc g(o: Options) { o.proxyAppDelegate = false }"
        #expect(try #require(SDKApp("mParticle_Apple_SDK", use: off)).isQuiet)
        #expect(try #require(SDKApp("mParticle_Apple_SDK")).isQuiet)
    }

    @Test("Exponea is told of the class that its guide has for SwiftUI")
    func exponea() throws {
        let use = "func f() { Exponea.shared.configure(settings) }"
        let app = try #require(SDKApp("ExponeaSDK", use: use))
        #expect(app.remedy?.contains("ExponeaAppDelegate") == true)
    }
}
