import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let gate = GateViewController(opened: { [weak self] in
            guard let window = self?.window else { return }
            window.rootViewController = StandViewController()
            UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
        })
        window.rootViewController = QueueViewController { [unowned window] in
            window.rootViewController = gate
        }
        self.window = window
        window.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        close()
    }

    func close() {
        guard let window = window, let current = window.rootViewController else { return }
        print("closing", type(of: current))
        DispatchQueue.main.async {
            window.rootViewController = GateViewController(opened: {})
        }
    }
}
