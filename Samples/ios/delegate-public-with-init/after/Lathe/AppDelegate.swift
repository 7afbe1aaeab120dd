import UIKit

public class AppDelegate: UIResponder, UIApplicationDelegate {
    fileprivate static let shared = Settings()
    private let started: String

    public override init() {
        started = "now"
        super.init()
        AppDelegate.running = self
        print("delegate made")
    }

    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("started \(started), \(AppDelegate.shared.name)")
        return true
    }

    func turn() {
        print("turning")
    }
}

private struct Settings {
    let name = "settings"
}

extension AppDelegate {
    private(set) static var running: AppDelegate!
}

@MainActor
func runningDelegate() -> AppDelegate? {
    AppDelegate.running
}
