import Intents
import UIKit

enum Shortcut {
    static let start = "com.example.view"
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

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

}
