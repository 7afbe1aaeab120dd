import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        print("letter \(url.absoluteString) from \(sourceApplication ?? "somebody")")
        return true
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        print("never called: \(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = SceneDelegate.self
        }
        return configuration
    }
}
