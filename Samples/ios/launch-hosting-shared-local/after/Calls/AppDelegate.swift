import SwiftUI
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    /// The root view of the window, made at launch.
    private(set) var rootView: IssuesView?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let store = Store(issues: 2)

        rootView = IssuesView(store: store)

        print("tips configured")
        Analytics.start(with: store)
        return true
    }

}
