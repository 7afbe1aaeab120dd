import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Ledger.open()
        rootContainer.rootViewController = LoginViewController()
        return true
    }

    /// The session has begun.
    func showHome() {
        let home = UINavigationController(rootViewController: HomeViewController())
        rootContainer.rootViewController = home
        UIView.transition(with: rootContainer.view, duration: 0.3, options: .transitionCrossDissolve, animations: {})
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        (rootContainer.rootViewController as? UINavigationController)?.popToRootViewController(animated: false)
        print("popped")
    }
}
