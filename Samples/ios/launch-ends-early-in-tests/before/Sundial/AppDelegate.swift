import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Unit tests bring their own screens.
        guard NSClassFromString("XCTestCase") == nil else { return true }

        Calendar.prepare()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = HoursViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

enum Calendar {
    static func prepare() {
        print("the calendar is prepared")
    }
}
