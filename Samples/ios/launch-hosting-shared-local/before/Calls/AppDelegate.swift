import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let store = Store(issues: 2)

        window = UIWindow()
        window?.rootViewController = UIHostingController(rootView: IssuesView(store: store))
        window?.makeKeyAndVisible()

        print("tips configured")
        Analytics.start(with: store)
        return true
    }

}
