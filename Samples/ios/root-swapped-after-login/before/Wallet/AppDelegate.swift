import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Ledger.open()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LoginViewController()
        window?.makeKeyAndVisible()
        return true
    }

    /// The session has begun.
    func showHome() {
        let home = UINavigationController(rootViewController: HomeViewController())
        window?.rootViewController = home
        UIView.transition(with: window!, duration: 0.3, options: .transitionCrossDissolve, animations: {})
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        (window?.rootViewController as? UINavigationController)?.popToRootViewController(animated: false)
        print("popped")
    }
}
