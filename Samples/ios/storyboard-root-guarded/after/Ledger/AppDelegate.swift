import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
    private let accounts = ["Cash", "Bank"]

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        Journal.start()

        guard let splitViewController = rootViewController as? UISplitViewController,
            let master = splitViewController.viewControllers.first as? UINavigationController
        else {
            return false
        }
        splitViewController.delegate = self
        if let list = master.topViewController as? AccountsViewController {
            list.accounts = accounts
        }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        true
    }
}
