import UIKit

protocol CurrencyProvider: AnyObject {
    var currency: String { get }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate, CurrencyProvider {
    var window: UIWindow?
    let currency = "EUR"

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let own = application.delegate as? AppDelegate
        print("launched with \(own?.currency ?? "nothing")")
        return true
    }
}
