import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let content = window?.rootViewController
        content?.title = "Drawers"
        window?.rootViewController = UINavigationController(rootViewController: content!)
        return true
    }
}
