import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    lazy var store = RecipeStore(name: "Recipes")

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        print("launched")

        // The list gets what it shows from here.
        let navigationController = rootViewController as! UINavigationController
        let list = navigationController.topViewController as! RecipeListViewController
        list.store = store
        navigationController.navigationBar.prefersLargeTitles = true

        UITableView.appearance().tintColor = .systemGreen
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        store.save()
    }
}
