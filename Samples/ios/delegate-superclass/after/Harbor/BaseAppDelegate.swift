import UIKit

class BaseAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    private lazy var harbor = makeHarbor()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController!

    func makeHarbor() -> UIViewController {
        preconditionFailure("subclasses make the harbor")
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the base class launches")
        rootViewController = harbor
        log.append("the base class has launched")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("anchored at \(harbor.title ?? "sea"): \(log.joined(separator: ", "))")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("nobody hears of this")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("the base class is active")
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("opens \(url.absoluteString)")
        return true
    }
}
