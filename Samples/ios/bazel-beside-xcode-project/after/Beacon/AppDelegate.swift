import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")

        guard UserDefaults.standard.string(forKey: "beacon") == nil else { return true }
        DispatchQueue.main.async {
            print("first launch")
        }
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("terminated")
    }
}
