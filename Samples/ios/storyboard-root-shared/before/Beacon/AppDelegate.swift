import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let map = window!.rootViewController as! MapViewController
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
