import UIKit

class ServiceDelegate: UIResponder, UIApplicationDelegate {
    private var messages: [String] = []

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("services start")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        note("launched")
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        note("nobody hears of this")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("services are active")
    }

    func note(_ message: String) {
        messages.append(message)
        print("noted: \(message)")
    }
}

extension ServiceDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
        note("resigned")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        note("left with \(messages.count)")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        messages = []
        print("forgot all")
    }
}
