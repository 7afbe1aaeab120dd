import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let stock = Stock()

    /// The root view controller of the window, made at launch.
    var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setupServices()
        setupWindow()
        print("launched")
        return true
    }

    private func setupServices() {
        print("services")
    }
}
