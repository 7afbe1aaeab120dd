import UIKit

class AppDelegate: BaseAppDelegate {
    private let name = "North Harbor"

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
        observeApplicationState()
    }

    override func makeHarbor() -> UIViewController {
        HarborViewController(named: name)
    }

    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launching")
        let isDone = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        log.append("launched")
        return isDone
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        super.applicationDidBecomeActive(application)
        print("active")
    }

    override func applicationWillResignActive(_ application: UIApplication) {
        print("inactive")
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
    }

    @objc private func didBecomeActive() {
        applicationDidBecomeActive(.shared)
    }

    @objc private func willResignActive() {
        applicationWillResignActive(.shared)
    }

    @objc private func didEnterBackground() {
        applicationDidEnterBackground(.shared)
    }
}

final class HarborViewController: UIViewController {
    private let name: String

    init(named name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        print("\(name) is made")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("\(name) is seen")
        let delegate = AppDelegate.shared as BaseAppDelegate?
        print(delegate == nil ? "lost" : "found")
    }
}
