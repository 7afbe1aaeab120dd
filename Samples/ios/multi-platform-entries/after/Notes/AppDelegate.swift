#if os(iOS)
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    let container = Container()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Analytics.configure(key: "k") // before everything

        Appearance.apply()

        Analytics.log("launched")
        return true
    }
}
#endif
