import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        print("letter \(url.absoluteString) from \(sourceApplication ?? "somebody")")
        return true
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        print("never called: \(url.absoluteString)")
        return true
    }
}
