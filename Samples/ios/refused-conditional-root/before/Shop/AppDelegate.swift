import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        if UserDefaults.standard.bool(forKey: "seen") {
            window?.rootViewController = UITabBarController()
        } else {
            window?.rootViewController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        window?.makeKeyAndVisible()
        return true
    }
}
