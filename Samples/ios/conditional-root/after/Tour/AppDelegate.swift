import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let settings = Settings()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        // Newcomers see the tour first.
        if settings.hasSeenTour {
            let tabs = UITabBarController()
            tabs.viewControllers = [HomeViewController()]
            return tabs
        } else {
            return TourViewController()
        }
    }
}
