import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = TourViewController()
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print("the pantry is full at", rootViewController?.title ?? "nothing")
    }
}
