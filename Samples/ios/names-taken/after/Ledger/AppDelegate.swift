import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = Settings()

    var rootContainer: UIStackView?
    var rootViewController: UIViewController?
    private var hasBeenInBackground = false

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var windowContainer = WindowRootViewController()

    private(set) static var current: AppDelegate!

    private var wasInBackground = false

    override init() {
        super.init()
        AppDelegate.current = self
        observeStateOfApplication()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        observeApplicationState()
        windowContainer.rootViewController = makeRootViewController()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        didBecomeActive(after: hasBeenInBackground)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("back, locked: \(hasBeenInBackground)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        hasBeenInBackground = true
        lock()
    }

    func lock() {
        windowContainer.rootViewController = RootContainerViewController()
    }

    private func observeApplicationState() {
        print("observing, \(AppDelegate.shared.currency)")
    }

    private func didBecomeActive(after background: Bool) {
        print("active, after the background: \(background)")
    }

    /// UIKit posts these, and no longer calls the methods of the delegate itself.
    private func observeStateOfApplication() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(didBecomeActiveNotification),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(willEnterForeground),
            name: UIApplication.willEnterForegroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didFinishLaunching),
            name: UIApplication.didFinishLaunchingNotification, object: nil)
    }

    @objc private func didBecomeActiveNotification() {
        applicationDidBecomeActive(.shared)
    }

    @objc private func didEnterBackground() {
        wasInBackground = true
        applicationDidEnterBackground(.shared)
    }

    @objc private func willEnterForeground() {
        // A scene enters the foreground at launch too; the app was not told then.
        guard wasInBackground else { return }
        applicationWillEnterForeground(.shared)
    }

    @objc private func didFinishLaunching() {
        // An app with scenes always starts in the background; still there a second later, it was launched there.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            if UIApplication.shared.applicationState == .background {
                self.wasInBackground = true
            }
        }
    }
}
