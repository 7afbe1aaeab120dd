import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let login = LoginViewController()
    let accounts = AccountsViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .systemBackground
        window?.makeKeyAndVisible()
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
        guard animated, let window = self.window else {
            print("without animation")
            self.window?.rootViewController = controller
            self.window?.makeKeyAndVisible()
            return
        }

        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
    }
}
