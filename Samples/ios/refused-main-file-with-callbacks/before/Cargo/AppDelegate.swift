import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("save")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {}

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("action \(shortcutItem.type)")
        completionHandler(true)
    }
}
