import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private let settings = Settings()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Newcomers see the tour first.
        if settings.hasSeenTour {
            let tabs = UITabBarController()
            tabs.viewControllers = [HomeViewController()]
            rootViewController = tabs
        } else {
            rootViewController = TourViewController()
        }

        print("launched")
        return true
    }
}
