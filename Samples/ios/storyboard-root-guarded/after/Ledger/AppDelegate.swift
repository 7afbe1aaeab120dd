import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?
    private let accounts = ["Cash", "Bank"]

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Journal.start()

        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
        guard let splitViewController = rootViewController as? UISplitViewController,
            let master = splitViewController.viewControllers.first as? UINavigationController
        else {
            return rootViewController
        }
        splitViewController.delegate = self
        if let list = master.topViewController as? AccountsViewController {
            list.accounts = accounts
        }
        return rootViewController
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        true
    }
}
