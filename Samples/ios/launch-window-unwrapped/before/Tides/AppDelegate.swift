import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    if let window = window {
      window.rootViewController = TideViewController()

      // Colours of the bars.
      UINavigationBar.appearance().tintColor = .systemTeal
      print("appearance applied")
      window.makeKeyAndVisible()
    }
    return true
  }
}
