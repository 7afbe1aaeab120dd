import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var openedHarbours = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        openedHarbours += 1
        return true
    }
}
