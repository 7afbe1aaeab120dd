import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let wind = Wind()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        wind.measure()
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        wind.makeStartController()
    }
}

final class Wind {
    func measure() {
        print("wind from the west")
    }

    func makeStartController() -> UIViewController {
        KiteViewController()
    }
}
