import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private var starts = 0

    func applicationDidFinishLaunching(_ application: UIApplication) { start() }

    func start() {
        starts += 1
        print("start \(starts)")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        applicationDidFinishLaunching(application)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
}
