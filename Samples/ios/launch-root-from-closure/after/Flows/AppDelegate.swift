import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    private let flow = WelcomeFlow()

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("flow starts")
        flow.start { root in
            self.rootContainer.rootViewController = root
        }
        flow.whenFinished { [weak self] in
            self?.rootContainer.rootViewController = HomeViewController()
        }
        return true
    }

}
