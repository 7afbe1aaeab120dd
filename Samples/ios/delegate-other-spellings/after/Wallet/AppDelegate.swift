import UIKit

protocol CurrencyProvider: AnyObject {
    var currency: String { get }
}

class AppDelegate: UIResponder, UIApplicationDelegate, CurrencyProvider {
    let currency = "EUR"

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let own = AppDelegate.shared
        print("launched with \(own?.currency ?? "nothing")")
        return true
    }
}
