import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let plants = PlantCatalogue()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        configureTabs()
        plants.load()
        return true
    }

    private func configureTabs() {
        if let tabs = window?.rootViewController as? UITabBarController {
            for case let consumer as PlantConsumer in tabs.viewControllers ?? [] {
                consumer.plants = plants
            }
            tabs.selectedIndex = 1
        }
        window?.rootViewController?.view.backgroundColor = .systemGreen
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("goodbye")
    }
}
