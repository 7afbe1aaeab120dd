import UIKit

public class AppDelegate: UIResponder, UIApplicationDelegate {
    fileprivate static let shared = Settings()
    private let started: String

    private(set) static var current: AppDelegate!

    public override init() {
        started = "now"
        super.init()
        AppDelegate.current = self
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
    static var running: AppDelegate {
        AppDelegate.current
    }
}

@MainActor
func runningDelegate() -> AppDelegate? {
    AppDelegate.current
}
