import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var openedHarbours = 0

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        openedHarbours += 1
        return true
    }
}
