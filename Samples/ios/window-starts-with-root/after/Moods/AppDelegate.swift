import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    /// The root view controller of the window.
    private(set) lazy var rootViewController: UIViewController? = {
        let tabs = UITabBarController()
        tabs.viewControllers = [MoodViewController()]
        return tabs
    }()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

}
