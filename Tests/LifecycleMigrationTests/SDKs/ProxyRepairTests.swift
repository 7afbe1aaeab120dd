import Testing

@testable import LifecycleMigration

/// What the plan writes so that Firebase's proxy leaves the delegate alone, and what it leaves to the app's owner.
struct ProxyRepairTests {
    private static let key = "<key>FirebaseAppDelegateProxyEnabled</key>"

    @Test("The key, the token and the messages are written with the app's own names")
    func written() {
        let app = FirebaseProject(members: SDKApp.register + "\n" + SDKApp.receive)
        #expect(app.findings.map(\.applicability) == [.automatic])
        #expect(app.plans.map(\.outcome) == [.migrate])
        #expect(app.after("App.plist").contains(Self.key))
        let delegate = app.after("AppDelegate.swift")
        #expect(
            delegate.contains(
                "token: Data) {\n        Messaging.messaging().apnsToken = token\n        send(token)\n    }"
            ))
        #expect(delegate.contains("Messaging.messaging().appDidReceiveMessage(info)"))
    }

    @Test("The lines are indented as the body that they come to is")
    func indented() {
        let others = Self.centre("return [.banner]").replacing(
            "        return", with: "      return")
        let app = FirebaseProject(members: SDKApp.register, others: others)
        #expect(
            app.after("AppDelegate.swift").contains("Options {\n      \(Self.line)\n      return"))
    }

    @Test("An app that hands the token over gets the key alone")
    func keyAlone() {
        let members = """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
                    Messaging.messaging().apnsToken = token
                }
            """
        let app = FirebaseProject(members: members)
        #expect(app.findings.map(\.applicability) == [.automatic])
        #expect(app.after("AppDelegate.swift").ranges(of: "apnsToken").count == 1)
        #expect(app.after("App.plist").contains(Self.key))
    }

    @Test("The older spelling is told of messages where it is the only one")
    func olderSpelling() {
        let older = """
                func application(_ application: UIApplication, didReceiveRemoteNotification data: [AnyHashable: Any]) {
                    show(data)
                }
            """
        let alone = FirebaseProject(members: SDKApp.register + "\n" + older)
        #expect(alone.after("AppDelegate.swift").contains("appDidReceiveMessage(data)"))
        let both = FirebaseProject(
            members: [SDKApp.register, older, SDKApp.receive].joined(separator: "\n"))
        #expect(!both.after("AppDelegate.swift").contains("appDidReceiveMessage(data)"))
        #expect(both.after("AppDelegate.swift").contains("appDidReceiveMessage(info)"))
    }

    @Test("`Firebase` alone brings Messaging along")
    func umbrella() {
        let app = FirebaseProject(
            imports: "import Firebase",
            launch: "FirebaseApp.configure(); Messaging.messaging().delegate = nil",
            members: SDKApp.register)
        #expect(app.findings.map(\.applicability) == [.automatic])
        #expect(app.after("AppDelegate.swift").contains("Messaging.messaging().apnsToken = token"))
    }

    @Test(
        "What is not certain is left as it is, and reported",
        arguments: [
            // The file doesn't import it, or only in some builds.
            ["imports": "import FirebaseCore", "service": "import FirebaseMessaging"],
            [
                "imports":
                    "import FirebaseCore\n#if canImport(FirebaseMessaging)\nimport FirebaseMessaging\n#endif"
            ],
            // Nothing makes Firebase ready.
            ["launch": "start()"],
            // The argument has no name.
            ["members": SDKApp.register.replacing("Token token", with: "Token _")],
            // The method is not always compiled.
            ["members": "#if canImport(Lab)\n" + SDKApp.register + "\n#endif"],
            // The app calls the method itself.
            [
                "members": SDKApp.register,
                "others":
                    "func test(a: AppDelegate) { a.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: Data()) }",
            ],
            // Something of the app's has the name.
            ["others": "enum Mail { struct Messaging {} }"],
            // What is returned is the value of the only expression.
            [
                "members": SDKApp.register
                    + "\nfunc application(_ application: UIApplication, didReceiveRemoteNotification data: [AnyHashable: Any]) async -> UIBackgroundFetchResult { .noData }"
            ],
            // Somebody has chosen a value for the key.
            ["plist": key + "<true/>\n"], ["plist": key + "<string>$(PROXY)</string>\n"],
            // The Info.plist is generated, for all builds or for some.
            ["settings": "GENERATE_INFOPLIST_FILE = YES;"],
            ["releaseSettings": "GENERATE_INFOPLIST_FILE = YES;"],
            // One of them isn't there.
            ["releaseSettings": "INFOPLIST_FILE = Other.plist;"],
        ])
    func uncertain(change: [String: String]) {
        let app = FirebaseProject(
            imports: change["imports"] ?? "import FirebaseCore\nimport FirebaseMessaging",
            launch: change["launch"] ?? "FirebaseApp.configure()",
            members: change["members"] ?? SDKApp.register,
            others: (change["others"] ?? "") + "\nfunc use() { Messaging.messaging() }",
            plist: change["plist"] ?? "",
            settings: change["settings"] ?? "INFOPLIST_FILE = App.plist;",
            releaseSettings: change["releaseSettings"])
        #expect(!app.isRepaired)
        #expect(app.findings.allSatisfy { $0.applicability == .manual })
        #expect(!app.findings.isEmpty || change["service"] != nil || change["others"] != nil)
    }

    @Test("A delegate without any callback that is taken gets nothing")
    func noCallback() {
        let app = FirebaseProject(members: "    func applicationWillTerminate() {}")
        #expect(!app.isRepaired)
        let silent = FirebaseProject(
            members: SDKApp.register.replacing(
                "send(token)", with: "Messaging.messaging().apnsToken = token"),
            plist: Self.key + "<false/>\n")
        #expect(!silent.isRepaired && silent.findings.isEmpty)
        #expect(silent.plans.map(\.outcome) == [.migrate])
    }

    @Test("A delegate that two apps share is left alone: one edit must not hold back the other app")
    func shared() {
        let app = FirebaseProject(members: SDKApp.register, targets: ["App", "Beta"])
        #expect(app.plans.map(\.outcome) == [.partial, .partial])
        #expect(!app.isRepaired)
    }

    @Test("Analytics takes background sessions, and what it needs then is not known")
    func analytics() {
        let session =
            "\nfunc application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) { keep(completionHandler) }"
        let imports = "import FirebaseAnalytics\nimport FirebaseCore\nimport FirebaseMessaging"
        let app = FirebaseProject(imports: imports, members: SDKApp.register + session)
        #expect(!app.isRepaired)
        #expect(app.findings.filter { $0.id == .delegateProxySDK }.count == 2)
        let other = FirebaseProject(imports: imports, members: SDKApp.register)
        #expect(other.isRepaired)
    }

    private static func centre(_ body: String, of name: String = "AppDelegate") -> String {
        """
        extension \(name): UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent shown: UNNotification) async -> UNNotificationPresentationOptions {
                \(body)
            }
        }
        """
    }
    private static let line =
        "Messaging.messaging().appDidReceiveMessage(shown.request.content.userInfo)"

    @Test(
        "Methods of the notification centre's delegate get their line, since Messaging took them, too"
    )
    func notificationCentre() {
        let app = FirebaseProject(
            members: SDKApp.register, others: Self.centre("return [.banner]"))
        #expect(app.findings.map(\.applicability) == [.automatic])
        #expect(app.after("AppDelegate.swift").contains("        \(Self.line)\n        return"))
        let told = FirebaseProject(
            members: SDKApp.register, others: Self.centre("\(Self.line); return [.banner]"))
        #expect(told.after("AppDelegate.swift").ranges(of: "appDidReceiveMessage").count == 1)
    }

    @Test(
        "Where one of them can't have it for certain, nothing is written, and the line is told",
        arguments: [
            centre("[.banner]"), centre("return [.banner]").replacing("shown:", with: "_:"),
            "#if canImport(Lab)\n" + centre("return [.banner]") + "\n#endif",
            centre("return [.banner]")
                + "\nfunc test() { a.userNotificationCenter(c, willPresent: n) }",
        ])
    func uncertainNotificationCentre(code: String) {
        let app = FirebaseProject(members: SDKApp.register, others: code)
        #expect(!app.isRepaired)
        #expect(app.findings.map(\.applicability) == [.manual])
        #expect(
            app.findings.first?.remedy?.contains(
                ".request.content.userInfo)` in 'userNotificationCenter(_:willPresent:)'") == true)
    }
}

/// The same for Firebase Auth, which needs more where people sign in by phone.
struct AuthProxyRepairTests {
    private static let imports = "import FirebaseAuth\nimport FirebaseCore"

    @Test("Without sign-in by phone the key is enough")
    func withoutPhone() {
        let app = FirebaseProject(imports: Self.imports, members: SDKApp.register)
        #expect(app.findings.map(\.applicability) == [.automatic])
        #expect(app.after("App.plist").contains("FirebaseAppDelegateProxyEnabled"))
        #expect(!app.after("AppDelegate.swift").contains("Auth.auth"))
    }

    @Test("With sign-in by phone the token is written where the app does the rest")
    func token() {
        let members = """
            \(SDKApp.register)
                func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                    if Auth.auth().canHandleNotification(info) { return done(.noData) }
                }
                func signIn() { PhoneAuthProvider.provider() }
            """
        let app = FirebaseProject(imports: Self.imports, members: members)
        #expect(app.findings.map(\.applicability) == [.automatic])
        #expect(
            app.after("AppDelegate.swift").contains(
                "Auth.auth().setAPNSToken(token, type: .unknown)"))
    }

    @Test(
        "What becomes of a push or a URL that Auth handles is for the app to decide",
        arguments: [SDKApp.receive, SDKApp.open])
    func decisions(method: String) {
        let phone = "\nfunc signIn() { PhoneAuthProvider.provider() }"
        let app = FirebaseProject(
            imports: Self.imports,
            members: [SDKApp.register, method, phone].joined(separator: "\n")
        )
        #expect(!app.isRepaired)
        #expect(app.findings.map(\.applicability) == [.manual])
    }

    @Test(
        "Code that is not the app's own may sign in by phone",
        arguments: [
            ("import FirebaseAuth", "Kit/Sign.swift", "let p = PhoneAuthProvider.provider()"),
            ("import FirebaseAuth\nimport FirebaseAuthUI", "Kit/Sign.swift", ""),
            ("import FirebasePhoneAuthUI", "Kit/Sign.swift", ""),
        ])
    func elsewhere(imports: String, path: String, code: String) {
        let app = FirebaseProject(
            imports: imports + "\nimport FirebaseCore", members: SDKApp.register,
            files: [path: code])
        #expect(!app.isRepaired)
        #expect(app.findings.map(\.applicability) == [.manual])
    }
}
