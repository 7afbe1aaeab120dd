import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let map = rootViewController as! MapViewController
        Tracker.shared.observe(map)
        Tracker.shared.start()
        return true
    }
}

final class Tracker {
    @MainActor static let shared = Tracker()
    private weak var map: MapViewController?

    func observe(_ map: MapViewController) {
        self.map = map
    }

    @MainActor func start() {
        map?.title = "Tracking"
    }
}

final class MapViewController: UIViewController {}
