import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("launched")

        guard UserDefaults.standard.string(forKey: "beacon") == nil else { return true }
        DispatchQueue.main.async {
            print("first launch")
        }
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        BeaconViewController()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("terminated")
    }
}
