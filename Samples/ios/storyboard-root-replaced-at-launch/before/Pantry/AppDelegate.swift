import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the pantry opens with", window?.rootViewController?.title ?? "nothing")
        if UserDefaults.standard.bool(forKey: "toured") == false {
            window?.rootViewController = TourViewController()
        }
        return true
    }
}
