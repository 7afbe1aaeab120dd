import UIKit

@main
public class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?
    fileprivate static let shared = Settings()
    private let started: String

    public override init() {
        started = "now"
        super.init()
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
        UIApplication.shared.delegate as! AppDelegate
    }
}

@MainActor
func runningDelegate() -> AppDelegate? {
    UIApplication.shared.delegate as? AppDelegate
}
