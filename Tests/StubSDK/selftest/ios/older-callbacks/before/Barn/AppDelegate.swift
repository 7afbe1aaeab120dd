import Intents
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BarnViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        print("open \(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {
        print("push \(userInfo.count)")
    }

    func application(
        _ application: UIApplication, handle intent: INIntent,
        completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        print("intent")
        completionHandler(INIntentResponse())
    }

    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? {
        print("watch")
        return [:]
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
    ) async {
        print("session \(identifier)")
    }

    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) {
        print("action \(identifier ?? "")")
        completionHandler()
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
        -> Bool
    { true }

    func application(
        _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    ) { print("save") }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    { true }

    func application(
        _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    ) { print("restore") }
}
