import UIKit
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let journal = Journal()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.add("launched")
        UNUserNotificationCenter.current().delegate = self
        application.registerForRemoteNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(journalChanged(_:)), name: .journalChanged, object: nil)

        let list = ListViewController(journal: journal)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = .systemOrange
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }

    @objc private func journalChanged(_ notification: Notification) {
        print("journal changed")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        journal.add("active")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        journal.add("resigned")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        journal.add("background")
        NotificationCenter.default.post(name: .journalChanged, object: nil)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        journal.add("foreground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        journal.add("terminated")
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        journal.add("open \(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
            let url = userActivity.webpageURL
        else { return false }
        journal.add("link \(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        journal.add("action \(shortcutItem.type)")
        completionHandler(true)
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
