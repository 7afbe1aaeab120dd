import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        print("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BeaconViewController()
        window?.makeKeyAndVisible()

        guard UserDefaults.standard.string(forKey: "beacon") == nil else { return }
        DispatchQueue.main.async {
            print("first launch")
        }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("terminated")
    }
}
