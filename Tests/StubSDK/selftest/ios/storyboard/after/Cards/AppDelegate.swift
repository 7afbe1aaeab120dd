import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("launched")
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print("memory is low")
    }
}
