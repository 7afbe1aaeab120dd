import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let plants = PlantCatalogue()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        plants.load()
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
        if let tabs = rootViewController as? UITabBarController {
            for case let consumer as PlantConsumer in tabs.viewControllers ?? [] {
                consumer.plants = plants
            }
            tabs.selectedIndex = 1
        }
        rootViewController.view.backgroundColor = .systemGreen
        return rootViewController
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("goodbye")
    }
}
