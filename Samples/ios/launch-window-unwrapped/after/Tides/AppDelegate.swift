import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    // Colours of the bars.
    UINavigationBar.appearance().tintColor = .systemTeal
    print("appearance applied")
    return true
  }

  /// Makes the root view controller of a window.
  func makeRootViewController() -> UIViewController {
    TideViewController()
  }
}
