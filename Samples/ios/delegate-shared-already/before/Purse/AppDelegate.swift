import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = AppDelegate()
    static weak var current: AppDelegate?

    var window: UIWindow?
    var currency = "none"

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        AppDelegate.current = self
        currency = "EUR"
        return true
    }
}
