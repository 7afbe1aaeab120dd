import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let stock = Stock()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setupServices()
        print("launched")
        return true
    }

    private func setupServices() {
        print("services")
    }
}
