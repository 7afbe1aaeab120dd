import UIKit

@objc class AppDelegate: UIResponder, UIApplicationDelegate {
    @objc var counter = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
