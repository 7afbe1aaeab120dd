import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let tabs = UITabBarController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let bounds = UIScreen.main.bounds

        // MARK: - Scores
        Scores.load()

        // MARK: - User interface
        window = UIWindow(frame: bounds)

        tabs.viewControllers = [BoardViewController()]
        tabs.selectedIndex = 0
        print("\(tabs.viewControllers?.count ?? 0) tab")
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()

        return true
    }
}

enum Scores {
    static func load() {
        print("scores")
    }
}
