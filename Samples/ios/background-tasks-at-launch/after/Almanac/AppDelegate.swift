import UIKit
import UserNotifications

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: AlmanacViewController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let forecasts = Forecasts()
        forecasts.registerRefresh()
        UNUserNotificationCenter.current().delegate = self

        rootViewController = AlmanacViewController(forecasts: forecasts)
        return true
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        print("opened", response.notification.request.identifier)
        completionHandler()
    }
}
