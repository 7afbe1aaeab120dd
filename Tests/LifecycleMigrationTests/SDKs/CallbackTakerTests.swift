import Testing

@testable import LifecycleMigration

/// SDKs that add methods to the class of the application's delegate.
struct CallbackTakerTests {
    @Test(
        "A linked SDK takes the callback that the delegate has: manual, at the callback",
        arguments: [
            ("FirebaseMessaging", "", "Firebase Messaging"), ("FirebaseAuth", "", "Firebase Auth"),
            ("PostHog", "", "PostHog"),
            ("CleverTapSDK", "func f() { CleverTap.autoIntegrate() }", "CleverTap"),
            ("OneSignal", "", "OneSignal"), ("Pushy", "", "Pushy"),
            ("CioMessagingPushAPN", "", "Customer.io"),
        ])
    func taken(module: String, use: String, name: String) throws {
        let app = try #require(SDKApp(module, use: use, members: SDKApp.register))
        let found = try #require(app.findings.first)
        #expect(app.findings.count == 1 && found.id == .delegateProxySDK)
        #expect(found.applicability == .manual && found.place?.path == "AppDelegate.swift")
        #expect(found.message.hasPrefix(name))
        #expect(found.message.contains("didRegisterForRemoteNotificationsWithDeviceToken"))
        #expect(app.app.plan.outcome == .partial)
        let open = app.app.plan.callbacks.filter { $0.state == .open }
        #expect(open.map(\.finding) == [.delegateProxySDK])
    }

    @Test(
        "An SDK in an app without the callbacks that it takes stays unmentioned",
        arguments: [
            "FirebaseMessaging", "FirebaseAuth", "PostHog", "OneSignal", "Pushy", "CleverTapSDK",
        ])
    func noCallbacks(module: String) throws {
        let app = try #require(SDKApp(module, members: "    func applicationWillResignActive() {}"))
        #expect(app.isQuiet)
    }

    @Test(
        "OneSignal's version is read whatever its pod is called",
        arguments: [
            ("OneSignal (3.11.1)", 1), ("OneSignal (3.11.2)", 0),
            ("OneSignalXCFramework (3.12.0)", 0),
            ("OneSignalXCFramework/OneSignal (3.12.0)", 0), ("OneSignalXCFramework (3.10.1)", 1),
            ("OneSignalOther (3.12.0)", 1),
        ])
    func oneSignal(pod: String, count: Int) throws {
        let lock = ["Podfile.lock": "PODS:\n  - \(pod)\n"]
        let app = try #require(SDKApp("OneSignal", members: SDKApp.register, files: lock))
        #expect(app.findings.count == count)
    }

    @Test(
        "Before 2.15.2 OneSignal counts sessions by calls that no longer come, whatever the app has",
        arguments: [
            ("2.5.2", 1), ("2.15.1", 1), ("2.15.2", 0), ("2.16.0", 0), ("main", 1),
        ])
    func sessions(version: String, count: Int) throws {
        let lock = ["Podfile.lock": "PODS:\n  - OneSignal (\(version))\n"]
        let start = "OneSignal.initWithLaunchOptions(nil, appId: id, handleNotificationAction: nil)"
        let app = try #require(SDKApp("OneSignal", launch: start, files: lock))
        #expect(app.findings.map(\.id) == Array(repeating: .delegateProxySDK, count: count))
        let later = try #require(
            SDKApp("OneSignal", launch: "OneSignal.initWithLaunchOptions(nil)", files: lock))
        #expect(later.findings.isEmpty)
    }

    @Test("In an app with UIKit's scenes the sessions had ended before")
    func sessionsOfScenes() throws {
        let app = try #require(
            PlannedSource(
                sceneMembers: "", connection: "        window?.rootViewController = Home()",
                others:
                    "import OneSignal\nfunc f() { OneSignal.initWithLaunchOptions(nil, appId: id) }\nfinal class Home: UIViewController {}"
            ))
        #expect(!app.findings.contains(.delegateProxySDK))
    }

    @Test("A callback that does nothing is no loss")
    func emptyCallback() throws {
        let members = """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {}
            """
        #expect(try #require(SDKApp("PostHog", members: members)).isQuiet)
    }

    @Test(
        "A set-up that leaves the delegate alone keeps it so",
        arguments: [
            ("PostHog", "func f(c: Config) { c.capturePushNotificationSubscriptions = false }"),
            ("CleverTapSDK", "func f() { CleverTap.setPushToken(asData: t) }"),
            ("OneSignal", "func f() { OneSignal.initialize(id, withLaunchOptions: nil) }"),
            ("Pushy", "func f(p: Pushy) { p.toggleMethodSwizzling(false) }"),
            ("KlaviyoSwift", "func f() { KlaviyoSDK().initialize(with: key) }"),
            ("FirebaseCrashlytics", "func f() { Crashlytics.crashlytics() }"),
        ])
    func leftAlone(module: String, use: String) throws {
        let members = SDKApp.register + "\n" + SDKApp.fail
        #expect(try #require(SDKApp(module, use: use, members: members)).isQuiet)
    }

    @Test("All callbacks that are taken stand in one finding")
    func several() throws {
        let members = [SDKApp.fail, SDKApp.receive, SDKApp.register].joined(separator: "\n")
        let app = try #require(SDKApp("FirebaseAuth", members: members))
        #expect(app.findings.count == 1)
        #expect(app.findings[0].message.hasSuffix("are no longer called"))
        #expect(
            app.findings[0].message.contains("didFailToRegisterForRemoteNotificationsWithError"))
    }

    @Test("The lines carry the names that the app gives to the arguments")
    func lines() throws {
        let members = SDKApp.register + "\n" + SDKApp.receive
        let app = try #require(SDKApp("FirebaseMessaging", members: members, plist: ""))
        let remedy = try #require(app.remedy)
        #expect(remedy.hasPrefix("set `FirebaseAppDelegateProxyEnabled` to NO in Info.plist"))
        #expect(remedy.contains("`Messaging.messaging().apnsToken = token` in 'application("))
        #expect(remedy.contains("`Messaging.messaging().appDidReceiveMessage(info)`"))
    }

    @Test("An app that hands the token over is told of the key only")
    func keyOnly() throws {
        let members = """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { Messaging.messaging().apnsToken = token }
            """
        let app = try #require(SDKApp("FirebaseMessaging", members: members, plist: ""))
        #expect(app.remedy == "set `FirebaseAppDelegateProxyEnabled` to NO in Info.plist")
    }

    @Test(
        "Firebase that is switched off and told the token is done with",
        arguments: [
            "Messaging.messaging().apnsToken = token",
            "Messaging.messaging().setAPNSToken(token, type: .prod)",
            "let push = Messaging.messaging()\npush.apnsToken = token",
            "self.messaging.apnsToken = token",
        ])
    func handedOver(code: String) throws {
        let members = """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { \(code) }
            """
        let app = try #require(
            SDKApp("FirebaseMessaging", members: members, plist: SDKApp.off))
        #expect(app.isQuiet)
    }

    @Test(
        "Firebase that was switched off before, and not told the token, is as it was",
        arguments: [
            "send(token)", "self.apnsToken = token", "store.apnsToken = token",
            "// apnsToken = token\nsend(token)",
        ])
    func notHandedOver(code: String) throws {
        let members = """
                var apnsToken: Data?
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
                    \(code)
                }
            """
        let app = try #require(
            SDKApp("FirebaseMessaging", members: members, plist: SDKApp.off))
        #expect(app.isQuiet)
        // Where the plan would have to switch it off, the token is told.
        let on = try #require(SDKApp("FirebaseMessaging", members: members))
        #expect(on.findings.count == 1)
    }

    @Test("Without a method for the token the finding stands at the set-up")
    func setUp() throws {
        let use = "func f() {\n    Messaging.messaging().delegate = nil\n}"
        let app = try #require(SDKApp("FirebaseMessaging", use: use))
        #expect(app.findings.map(\.place?.position.line) == [3])
        #expect(app.findings.map(\.place?.path) == ["Service.swift"])
    }

    @Test("Firebase Auth must be told of pushes for sign-in by phone")
    func phone() throws {
        let use = "func f() { PhoneAuthProvider.provider() }"
        let app = try #require(SDKApp("FirebaseAuth", use: use, members: SDKApp.register))
        #expect(app.remedy?.contains("`Auth.auth().setAPNSToken(token, type: .unknown)`") == true)
    }

    @Test("A key that one of two property lists lacks doesn't switch it off")
    func keyInOne() throws {
        let other = ["Other-Info.plist": "<plist version=\"1.0\"><dict></dict></plist>"]
        let app = try #require(
            SDKApp("FirebaseAuth", members: SDKApp.register, plist: SDKApp.off, files: other))
        #expect(app.findings.count == 1)
    }

    @Test("Klaviyo takes the token where Info.plist lets it")
    func startKey() throws {
        let plist = "<key>klaviyo_automatic_push_tracking</key><true/>"
        let app = try #require(SDKApp("KlaviyoSwift", members: SDKApp.register, plist: plist))
        #expect(app.remedy?.contains("`KlaviyoSDK().set(pushToken: token)`") == true)
    }

    @Test("`Firebase` brings along what the app uses, and not what it declares itself")
    func umbrella() throws {
        let use = "func f() { Messaging.messaging() }"
        let app = try #require(SDKApp("Firebase", use: use, members: SDKApp.register))
        #expect(app.findings.count == 1)
        let own = try #require(
            SDKApp("Firebase", use: use + "\nenum Messaging {}", members: SDKApp.register))
        #expect(own.isQuiet)
        let core = try #require(
            SDKApp(
                "Firebase", use: "func f() { FirebaseApp.configure() }", members: SDKApp.register))
        #expect(core.isQuiet)
    }

    @Test("A name in a comment or a text imports nothing")
    func comment() throws {
        let app = try #require(
            SDKApp(
                nil, use: "// import PostHog\nlet s = \"import PostHog\"", members: SDKApp.register)
        )
        #expect(app.isQuiet)
    }
}
