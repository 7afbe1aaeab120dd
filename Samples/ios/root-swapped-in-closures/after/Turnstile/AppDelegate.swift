import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    override init() {
        super.init()
        observeApplicationState()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let gate = GateViewController(opened: { [weak self] in
            guard let window = self?.rootContainer.view else { return }
            self?.rootContainer.rootViewController = StandViewController()
            UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
        })
        rootContainer.rootViewController = QueueViewController { [unowned self] in
            self.rootContainer.rootViewController = gate
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        close()
    }

    func close() {
        guard let current = rootContainer.rootViewController else { return }
        print("closing", type(of: current))
        DispatchQueue.main.async {
            self.rootContainer.rootViewController = GateViewController(opened: {})
        }
    }

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeApplicationState() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func didEnterBackground() {
        applicationDidEnterBackground(.shared)
    }
}
