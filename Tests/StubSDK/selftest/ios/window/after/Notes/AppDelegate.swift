import UIKit
import UserNotifications

class AppDelegate: UIResponder, UIApplicationDelegate {

    private(set) static var shared: AppDelegate?

    let journal = Journal()
    private var isInBackground = false
    private var latestLink: (url: URL, date: Date)?

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        observeLifeCycle()
        journal.add("launched")
        UNUserNotificationCenter.current().delegate = self
        application.registerForRemoteNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(journalChanged(_:)), name: .journalChanged, object: nil)
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = SceneDelegate.self
        }
        return configuration
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let list = ListViewController(journal: journal)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    private func observeLifeCycle() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didBecomeActive),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        center.addObserver(
            self, selector: #selector(willResignActive),
            name: UIApplication.willResignActiveNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(willEnterForeground),
            name: UIApplication.willEnterForegroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didFinishLaunching),
            name: UIApplication.didFinishLaunchingNotification, object: nil)
    }

    @objc private func didFinishLaunching() {
        // An app that is launched in the background stays there.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            if UIApplication.shared.applicationState == .background { self.isInBackground = true }
        }
    }

    @objc private func journalChanged(_ notification: Notification) {
        print("journal changed")
    }

    @objc private func didBecomeActive() {
        journal.add("active")
    }

    @objc private func willResignActive() {
        journal.add("resigned")
    }

    @objc private func didEnterBackground() {
        isInBackground = true
        journal.add("background")
        NotificationCenter.default.post(name: .journalChanged, object: nil)
    }

    @objc private func willEnterForeground() {
        // With scenes the notification is posted at launch too.
        guard isInBackground else { return }
        isInBackground = false
        journal.add("foreground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        journal.add("terminated")
    }

    func open(_ url: URL) {
        guard url.scheme != "https", url.scheme != "http" else { return follow(url) }
        journal.add("open \(url.absoluteString)")
    }

    func resume(_ userActivity: NSUserActivity) {
        if let url = userActivity.webpageURL { follow(url) }
    }

    private func follow(_ url: URL) {
        // A link may arrive both ways.
        let previous = latestLink
        latestLink = (url, Date())
        if let previous, previous.url == url, previous.date.timeIntervalSinceNow > -1 { return }
        journal.add("link \(url.absoluteString)")
    }

    func perform(_ shortcutItem: UIApplicationShortcutItem) {
        journal.add("action \(shortcutItem.type)")
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        journal.add("token of \(deviceToken.count) bytes")
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        print("tapped \(response.notification.request.identifier)")
        completionHandler()
    }
}
