import SwiftUI
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The store of the root view, made at launch.
    private(set) var store: Store?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let store = Store(issues: 2)

        self.store = store

        print("tips configured")
        Analytics.start(with: store)
        return true
    }

}
