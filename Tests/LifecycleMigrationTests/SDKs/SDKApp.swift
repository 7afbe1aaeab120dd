@testable import LifecycleMigration

/// An app that uses an SDK, without a project, and what is found out about it.
struct SDKApp {
    /// Its plan.
    let app: PlannedApp

    /// Plans a delegate with members, and one more source that imports a module.
    init?(
        _ module: String?, use: String = "", members: String = "", launch: String = "",
        plist: String? = nil, files: [String: String] = [:]
    ) {
        var all = files
        all["Service.swift"] = (module.map { "import \($0)\n" } ?? "") + use + "\n"
        if let plist {
            all["Info.plist"] = "<plist version=\"1.0\"><dict>\(plist)</dict></plist>\n"
        }
        guard
            let app = PlannedApp(delegateMembers: members, launch: launch, files: all)
        else { return nil }
        self.app = app
    }

    /// Its findings about SDKs.
    var findings: [Finding] { app.plan.sdkFindings }

    /// What the only finding advises; nil where there is none or more than one.
    var remedy: String? { findings.count == 1 ? findings[0].remedy : nil }

    /// Whether nothing is said about any SDK, and nothing is left to do.
    var isQuiet: Bool { findings.isEmpty && app.plan.outcome == .migrate }

    /// A method that takes the device token.
    static let register = """
            func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { send(token) }
        """
    /// A method that is told of a registration that failed.
    static let fail = """
            func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) { log(error) }
        """
    /// A method that takes a notification in the background.
    static let receive = """
            func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) { show(info) }
        """
    /// A method that opens URLs.
    static let open = """
            func application(_ app: UIApplication, open link: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { show(link) }
        """
    /// A method that continues activities.
    static let resume = """
            func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { show(activity) }
        """
    /// A URL scheme of the app's.
    static let scheme = """
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>notes</string></array></dict></array>
        """
    /// Firebase's proxy, switched off.
    static let off = "<key>FirebaseAppDelegateProxyEnabled</key><false/>"
}

extension ApplicationPlan {
    /// The findings about SDKs.
    var sdkFindings: [Finding] {
        findings.filter {
            [.delegateProxySDK, .sdkLinkTracking, .sdkCallsHandler].contains($0.id)
        }
    }
}
