import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UINavigationController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        self.rootViewController = UINavigationController(rootViewController: ImagesViewController())

        print("launched")
        return true
    }

}
