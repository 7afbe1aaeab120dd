import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    private let wick = Wick()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: LanternViewController!

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        wick.trim()

        rootViewController = LanternViewController(wick: wick)
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the lantern is lit")
        UIWindow.appearance().tintColor = .systemYellow
        return true
    }
}
