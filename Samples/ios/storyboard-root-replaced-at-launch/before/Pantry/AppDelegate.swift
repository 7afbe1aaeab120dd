import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the pantry opens")
        if UserDefaults.standard.bool(forKey: "tour") {
            window?.rootViewController = TourViewController()
        }
        return true
    }
}
