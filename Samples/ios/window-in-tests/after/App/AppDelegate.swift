import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var router: Router?

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        router = Router(rootContainer: rootContainer)
        router?.start()
        return true
    }
}
