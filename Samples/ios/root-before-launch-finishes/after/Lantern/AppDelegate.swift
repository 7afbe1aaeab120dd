import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let wick = Wick()

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        wick.trim()

        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        LanternViewController(wick: wick)
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the lantern is lit")
        UIWindow.appearance().tintColor = .systemYellow
        return true
    }
}
