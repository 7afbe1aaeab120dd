import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setRoot(WelcomeViewController(), animated: false)
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        setRoot(GalleryViewController(), animated: true)
    }

    /// Shows another screen.
    func setRoot(_ viewController: UIViewController, animated: Bool) {
        guard animated else {
            self.rootContainer.rootViewController = viewController
            return
        }
        rootContainer.rootViewController = viewController
        UIView.transition(with: rootContainer.view, duration: 0.3, options: .transitionCrossDissolve, animations: {})
        print("shown \(type(of: viewController)) in \(Int(rootContainer.view.bounds.width)) points")
    }
}

final class WelcomeViewController: UIViewController {}

final class GalleryViewController: UIViewController {}
