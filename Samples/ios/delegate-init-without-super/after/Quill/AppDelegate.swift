import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    override init() {
        Ink.color = "blue"
        super.init()
        observeApplicationState()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    @available(iOS 9.0, *)
    func applicationDidBecomeActive(_ application: UIApplication) {
        print("ready to write in \(Ink.color)")
    }

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeApplicationState() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didBecomeActive),
            name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func didBecomeActive() {
        applicationDidBecomeActive(.shared)
    }
}

enum Ink {
    static var color = "black"
}
