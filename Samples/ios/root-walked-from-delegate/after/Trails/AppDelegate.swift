import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        print("launched")
        return true
    }

    private var tabs: UITabBarController? {
        return rootViewController as? UITabBarController
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        tabs?.selectedIndex = 0
        print("first tab")
    }
}
