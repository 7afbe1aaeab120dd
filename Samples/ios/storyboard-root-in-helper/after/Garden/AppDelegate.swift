import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let plants = PlantCatalogue()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        print("launched")
        configureTabs()
        plants.load()
        return true
    }

    private func configureTabs() {
        if let tabs = rootViewController as? UITabBarController {
            for case let consumer as PlantConsumer in tabs.viewControllers ?? [] {
                consumer.plants = plants
            }
            tabs.selectedIndex = 1
        }
        rootViewController?.view.backgroundColor = .systemGreen
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("goodbye")
    }
}
