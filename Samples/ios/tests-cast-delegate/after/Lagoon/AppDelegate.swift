import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = AppDelegate.shared ?? self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        rootViewController = LagoonViewController()
        return true
    }
}
