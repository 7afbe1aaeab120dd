import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let wick = Wick()

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        wick.trim()

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LanternViewController(wick: wick)
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the lantern is lit")
        window?.tintColor = .systemYellow
        window?.makeKeyAndVisible()
        return true
    }
}
