import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    override init() {
        super.init()
        observeApplicationState()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the atlas starts")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("the atlas is put away")
    }

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeApplicationState() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func didEnterBackground() {
        applicationDidEnterBackground(.shared)
    }
}
