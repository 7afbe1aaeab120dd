import FirebaseCore
import FirebaseMessaging
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        FirebaseApp.configure()
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
    ) {
        Messaging.messaging().apnsToken = token
        print("registered with \(token.count) bytes")
    }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
    ) { print("not registered") }
}

// MARK: Notifications

extension AppDelegate {
    // What comes while nobody looks.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {  // quick
        Messaging.messaging().appDidReceiveMessage(userInfo)
        print("received \(userInfo.count)")
        completionHandler(.newData)
    }
}
