import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let tabs = UITabBarController()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UITabBarController!

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
        rootViewController = tabs

        return true
    }
}

enum Scores {
    static func load() {
        print("scores")
    }
}
