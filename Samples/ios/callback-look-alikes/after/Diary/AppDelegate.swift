import UIKit
import UserNotifications

class AppDelegate: UIResponder, UIApplicationDelegate {
    override init() {
        super.init()
        observeApplicationState()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        prepare()
        return true
    }

    // Labels of Swift 2.
    func application(_ application: UIApplication, openURL url: URL, options: [String: Any]) -> Bool {
        print("opened \(url)")
        return true
    }

    // UIKit's handler takes `[UIUserActivityRestoring]?`.
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {
        print("continued \(userActivity.activityType)")
        return true
    }

    // The Mac's.
    func applicationDidFinishLaunching(_ aNotification: Notification) {
        print("finished")
    }

    func application(_ application: UIApplication, willTerminateWithReason reason: String) {
        print("terminated")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("saved")
    }

    func applicationWillResignActive(_ application: UIApplication) {
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("bye")
    }

    private func prepare() {
        print("prepared")
    }

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeApplicationState() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func didEnterBackground() {
        applicationDidEnterBackground(.shared)
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        print("tapped")
        completionHandler()
    }
}
