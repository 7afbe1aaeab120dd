import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = AppDelegate()
    static weak var current: AppDelegate?

    var currency = "none"

    override init() {
        super.init()
        AppDelegate.current = AppDelegate.current ?? self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        AppDelegate.current = self
        currency = "EUR"
        return true
    }
}
