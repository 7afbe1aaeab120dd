import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        print("the pantry opens with", rootViewController?.title ?? "nothing")
        if UserDefaults.standard.bool(forKey: "toured") == false {
            rootViewController = TourViewController()
        }
        return true
    }
}
