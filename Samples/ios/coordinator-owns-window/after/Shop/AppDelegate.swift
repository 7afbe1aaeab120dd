import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private var coordinator: AppCoordinator?

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    override init() {
        super.init()
        observeApplicationState()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator = AppCoordinator(rootContainer: rootContainer)
        coordinator?.start()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        coordinator?.lock()
    }

    // The shop opens by itself in the morning.
    func applicationSignificantTimeChange(_ application: UIApplication) {
        coordinator?.showShop()
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
