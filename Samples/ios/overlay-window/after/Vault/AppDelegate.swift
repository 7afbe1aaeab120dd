import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private lazy var cover: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        return window
    }()

    override init() {
        super.init()
        observeApplicationState()
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        return window == nil ? .portrait : .all
    }

    func applicationWillResignActive(_ application: UIApplication) {
        cover.windowScene = UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .first { $0.session.role == .windowApplication }
        cover.isHidden = false
        print("covered")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        cover.isHidden = true
        print("uncovered")
    }

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeApplicationState() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didBecomeActive),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        center.addObserver(
            self, selector: #selector(willResignActive),
            name: UIApplication.willResignActiveNotification, object: nil)
    }

    @objc private func didBecomeActive() {
        applicationDidBecomeActive(.shared)
    }

    @objc private func willResignActive() {
        applicationWillResignActive(.shared)
    }
}
