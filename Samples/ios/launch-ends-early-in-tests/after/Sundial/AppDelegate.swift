import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: HoursViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Unit tests bring their own screens.
        guard NSClassFromString("XCTestCase") == nil else { return true }

        Calendar.prepare()
        rootViewController = HoursViewController()
        return true
    }
}

enum Calendar {
    static func prepare() {
        print("the calendar is prepared")
    }
}
