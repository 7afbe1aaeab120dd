import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let flow = WelcomeFlow()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        guard let window = self.window else { return false }

        print("flow starts")
        flow.start { root in
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
        flow.whenFinished { [weak self] in
            self?.window?.rootViewController = HomeViewController()
        }
        return true
    }

}
