import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    lazy var store = RecipeStore(name: "Recipes")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")

        UITableView.appearance().tintColor = .systemGreen
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        // The list gets what it shows from here.
        let navigationController = storyboard.instantiateInitialViewController() as! UINavigationController
        let list = navigationController.topViewController as! RecipeListViewController
        list.store = store
        navigationController.navigationBar.prefersLargeTitles = true
        return navigationController
    }

    func applicationWillTerminate(_ application: UIApplication) {
        store.save()
    }
}
