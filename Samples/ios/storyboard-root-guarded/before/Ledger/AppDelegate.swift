import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?
    private let accounts = ["Cash", "Bank"]

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Journal.start()

        guard let splitViewController = window?.rootViewController as? UISplitViewController,
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
