import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [MoodViewController()]
        return tabs
    }

}
