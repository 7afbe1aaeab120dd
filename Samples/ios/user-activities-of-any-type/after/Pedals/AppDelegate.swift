import Intents
import UIKit

enum Shortcut {
    static let start = "com.example.view"
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        if let link = userActivity.webpageURL {
            print("followed \(link.absoluteString)")
            return true
        }
        if let call = userActivity.interaction?.intent as? INStartCallIntent {
            print("calling \(call.contacts?.first?.personHandle?.value ?? "nobody")")
            return true
        }
        switch userActivity.activityType {
        case Shortcut.start:
            print("started")
        default:
            print("continued \(userActivity.activityType)")
        }
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
