import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("the atlas starts")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("the atlas is put away")
    }
}
