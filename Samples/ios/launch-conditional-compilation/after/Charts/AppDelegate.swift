import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let rootViewController: UIViewController
        #if targetEnvironment(macCatalyst)
        rootViewController = makeSidebar()
        #else
        let tabBarController = makeTabs()
        style(tabBarController)
        rootViewController = tabBarController
        #endif

        // The root.
        self.rootViewController = rootViewController

        return true
    }

    #if targetEnvironment(macCatalyst)
    private func makeSidebar() -> UIViewController {
        UISplitViewController()
    }
    #else
    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [ChartViewController()]
        return tabs
    }

    private func style(_ tabBarController: UITabBarController) {
        print("\(tabBarController.viewControllers?.count ?? 0) tabs")
    }
    #endif

}
