import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    static var window: UIWindow?

    /// UIKit asks for this one.
    var window: UIWindow? {
        get { Self.window }
        set { Self.window = newValue }
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }
}
