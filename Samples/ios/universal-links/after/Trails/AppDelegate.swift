import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

  private let router = Router()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    router.open(url)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL {
      return router.follow(url)
    }
    switch userActivity.activityType {
    case "com.example.view", "com.example.Trails.trail":
      restorationHandler(router.screens)
      return true
    default: return false
    }
  }
}
