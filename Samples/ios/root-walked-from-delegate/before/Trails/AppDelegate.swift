import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

    private var tabs: UITabBarController? {
        return window?.rootViewController as? UITabBarController
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        tabs?.selectedIndex = 0
        print("first tab")
    }
}
