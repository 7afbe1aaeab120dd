import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if SignIn.handle(url) { return true }
        guard url.scheme == "sample" else { return false }
        print("opened \(url.absoluteString)")
        return true
    }
}

enum SignIn {
    static func handle(_ url: URL) -> Bool {
        guard url.host == "signed-in" else { return false }
        print("signed in")
        return true
    }
}
