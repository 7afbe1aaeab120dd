import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = TourViewController()
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print("the pantry is full at", window?.rootViewController?.title ?? "nothing")
    }
}
