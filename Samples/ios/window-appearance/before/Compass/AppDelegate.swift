import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        // The colour of the brand, alerts included.
        window?.tintColor = Brand.accent
        window?.backgroundColor = .systemBackground
        if #available(iOS 13.0, *) {
            window?.overrideUserInterfaceStyle = .light
        }
        window?.rootViewController = CompassViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

enum Brand {
    static let accent = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}

final class CompassViewController: UIViewController {}
