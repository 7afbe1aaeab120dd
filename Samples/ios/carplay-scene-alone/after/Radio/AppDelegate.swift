import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Player.shared.prepare()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Player.shared.save()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        Player.shared.play(url)
        return true
    }
}
