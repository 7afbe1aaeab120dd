import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let wind = Wind()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        wind.measure()
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
