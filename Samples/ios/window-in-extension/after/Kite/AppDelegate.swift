import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let wind = Wind()

    /// The root view controller of the window, made at launch.
    var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        wind.measure()
        setUpWindow()
        return true
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
