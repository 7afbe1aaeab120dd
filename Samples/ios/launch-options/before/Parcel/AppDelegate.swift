import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Metrics.start(launchOptions: launchOptions)
        Branch.getInstance().initSession(launchOptions: launchOptions)
        if let url = launchOptions?[.url] as? URL {
            print("started by \(url.absoluteString)")
        }
        if let options = launchOptions, options[UIApplication.LaunchOptionsKey.shortcutItem] != nil {
            print("started by a quick action")
        }
        if launchOptions?[.location] != nil {
            print("started by a place")
        }
        report(launchOptions)
        NotificationCenter.default.addObserver(self, selector: #selector(launched(_:)), name: UIApplication.didFinishLaunchingNotification, object: nil)
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("quick action \(shortcutItem.type)")
        completionHandler(true)
    }

    @objc private func launched(_ notification: Notification) {
        print("ready")
        if let url = notification.userInfo?[UIApplication.LaunchOptionsKey.url] as? URL {
            print("ready for \(url.absoluteString)")
        }
    }

    private func report(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
        if launchOptions?[.remoteNotification] != nil {
            print("started by a push")
        }
    }
}
