import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: CompassViewController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        // The colour of the brand, alerts included.
        UIWindow.appearance().tintColor = Brand.accent
        rootViewController = CompassViewController()
        return true
    }
}

enum Brand {
    static let accent = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}

final class CompassViewController: UIViewController {}
