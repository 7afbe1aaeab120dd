#if os(iOS)
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private let container = Container()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Analytics.configure(key: "k") // before everything

        let list = ListViewController(container: container)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true

        Appearance.apply()

        rootViewController = navigation

        Analytics.log("launched")
        return true
    }
}
#endif
