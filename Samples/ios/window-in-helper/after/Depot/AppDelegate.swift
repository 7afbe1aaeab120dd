import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let stock = Stock()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setupServices()
        print("launched")
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        let list = StockViewController(stock: stock)
        let navigation = UINavigationController(rootViewController: list)
        return navigation
    }

    private func setupServices() {
        print("services")
    }
}
