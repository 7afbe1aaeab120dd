import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private var session = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        session += 1
        print("session \(session), active: \(application.applicationState == .active)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("paused")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("save")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("refresh")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("bye")
    }
}
