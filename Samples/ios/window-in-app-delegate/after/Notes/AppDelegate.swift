import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let container = Container()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Analytics.configure(key: "k") // before everything

        Appearance.apply()

        Analytics.log("launched")
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let list = ListViewController(container: container)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
