import UIKit

final class AppDelegate: ServiceDelegate {
    var window: UIWindow?
    private var hasBeenInBackground = false

    override init() {
        super.init()
        observeApplicationState()
    }

    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let isDone = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        return isDone
    }

    override func applicationWillEnterForeground(_ application: UIApplication) {
        print("back at the relay")
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        note("active")
        super.applicationDidBecomeActive(application)
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

    @objc private func didBecomeActive() {
        applicationDidBecomeActive(.shared)
    }

    @objc private func willResignActive() {
        applicationWillResignActive(.shared)
    }

    @objc private func didEnterBackground() {
        hasBeenInBackground = true
        applicationDidEnterBackground(.shared)
    }

    @objc private func willEnterForeground() {
        // A scene enters the foreground at launch too; the app was not told then.
        guard hasBeenInBackground else { return }
        applicationWillEnterForeground(.shared)
    }

    @objc private func didFinishLaunching() {
        // An app with scenes always starts in the background; still there a second later, it was launched there.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            if UIApplication.shared.applicationState == .background {
                self.hasBeenInBackground = true
            }
        }
    }
}

final class RelayViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("relay")
    }
}
