import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    override init() { Ink.color = "blue" }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = .init(frame: UIScreen.main.bounds)
        window?.rootViewController = PageViewController()
        window?.makeKeyAndVisible()
        return true
    }

    @available(iOS 9.0, *)
    func applicationDidBecomeActive(_ application: UIApplication) {
        print("ready to write in \(Ink.color)")
    }
}

enum Ink {
    static var color = "black"
}
