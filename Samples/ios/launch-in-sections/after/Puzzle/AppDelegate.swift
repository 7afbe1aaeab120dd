import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let tabs = UITabBarController()

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // MARK: - Scores
        Scores.load()

        // MARK: - User interface
        tabs.viewControllers = [BoardViewController()]
        tabs.selectedIndex = 0
        print("\(tabs.viewControllers?.count ?? 0) tab")

        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        tabs
    }
}

enum Scores {
    static func load() {
        print("scores")
    }
}
