import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let settings = Settings()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)

        // Newcomers see the tour first.
        if settings.hasSeenTour {
            let tabs = UITabBarController()
            tabs.viewControllers = [HomeViewController()]
            window?.rootViewController = tabs
        } else {
            window?.rootViewController = TourViewController()
            window?.makeKeyAndVisible()
        }
        window?.makeKeyAndVisible()

        print("launched")
        return true
    }
}
