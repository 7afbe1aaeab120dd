import Intents
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void) {
        print("asked by the watch")
        reply(["rate": 60])
    }

    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        print("asks for the heart rate")
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        return self
    }

    func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void) {
        print("never called")
    }

    func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool {
        return extensionPointIdentifier != .keyboard
    }

    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        return false
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        print("locked")
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        print("unlocked")
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        print("push")
    }
}
