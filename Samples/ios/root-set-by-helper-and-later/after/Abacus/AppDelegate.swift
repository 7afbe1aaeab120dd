import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let login = LoginViewController()
    let accounts = AccountsViewController()

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        login.didLogin = { [weak self] in self?.setRootViewController(self?.accounts ?? UIViewController()) }
        setRootViewController(login)
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        setRootViewController(login, animated: false)
        print("ends with", type(of: login))
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        setRootViewController(accounts, animated: false)
    }
}

extension AppDelegate {

    func setRootViewController(_ controller: UIViewController, animated: Bool = true) {
        guard animated else {
            print("without animation")
            self.rootContainer.rootViewController = controller
            return
        }

        rootContainer.rootViewController = controller
        UIView.transition(with: rootContainer.view, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
    }
}
