import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        setRoot(WelcomeViewController(), animated: false)
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        setRoot(GalleryViewController(), animated: true)
    }

    /// Shows another screen.
    func setRoot(_ viewController: UIViewController, animated: Bool) {
        guard animated, let window = self.window else {
            self.window?.rootViewController = viewController
            self.window?.makeKeyAndVisible()
            return
        }
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {})
        print("shown \(type(of: viewController)) in \(Int(window.bounds.width)) points")
    }
}

final class WelcomeViewController: UIViewController {}

final class GalleryViewController: UIViewController {}
