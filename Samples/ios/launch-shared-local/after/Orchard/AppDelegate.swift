import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UINavigationController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The catalogue is needed everywhere.
        let catalogue = Catalogue(path: "apples.json")
        catalogue.load()

        let list = FruitListViewController(catalogue: catalogue)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true

        rootViewController = navigation

        let search = SearchIndex(catalogue: catalogue)
        search.build()
        return true
    }

}
