import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = Settings()

    var window: UIWindow?
    var rootContainer: UIStackView?
    var rootViewController: UIViewController?
    private var hasBeenInBackground = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        observeApplicationState()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRootViewController()
        window?.makeKeyAndVisible()
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
        window?.rootViewController = RootContainerViewController()
    }

    private func observeApplicationState() {
        print("observing, \(AppDelegate.shared.currency)")
    }

    private func didBecomeActive(after background: Bool) {
        print("active, after the background: \(background)")
    }
}
