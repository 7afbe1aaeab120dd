import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private lazy var cover: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        return window
    }()

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        return window == nil ? .portrait : .all
    }

    func applicationWillResignActive(_ application: UIApplication) {
        cover.isHidden = false
        print("covered")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        cover.isHidden = true
        print("uncovered")
    }
}
