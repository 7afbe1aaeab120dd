import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)

        let rootViewController: UIViewController
        #if targetEnvironment(macCatalyst)
        rootViewController = makeSidebar()
        #else
        let tabBarController = makeTabs()
        style(tabBarController)
        rootViewController = tabBarController
        #endif

        // The root.
        window?.rootViewController = rootViewController

        window?.makeKeyAndVisible()
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
