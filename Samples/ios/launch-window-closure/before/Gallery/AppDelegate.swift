import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = {
            let window = UIWindow(frame: UIScreen.main.bounds)

            window.rootViewController = UINavigationController(rootViewController: ImagesViewController())
            window.makeKeyAndVisible()

            return window
        }()

        print("launched")
        return true
    }

}
