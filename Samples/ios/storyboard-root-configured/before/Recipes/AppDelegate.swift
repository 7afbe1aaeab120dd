import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    lazy var store = RecipeStore(name: "Recipes")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")

        // The list gets what it shows from here.
        let navigationController = window!.rootViewController as! UINavigationController
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
