import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    // Colours of the bars.
    UINavigationBar.appearance().tintColor = .systemTeal
    print("appearance applied")
    return true
  }
}
