import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The catalogue is needed everywhere.
        let catalogue = Catalogue(path: "apples.json")
        catalogue.load()

        let list = FruitListViewController(catalogue: catalogue)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()

        let search = SearchIndex(catalogue: catalogue)
        search.build()
        return true
    }

}
