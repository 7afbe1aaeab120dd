import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let settings = Settings()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let contentView = StationsView(settings: settings)

        let hostingController = UIHostingController(rootView: contentView)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = hostingController
        self.window = window
        window.makeKeyAndVisible()

        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        hostingController.view.addGestureRecognizer(tap)

        print("decoders registered")
        return true
    }

    @objc func handleTap(_ gesture: UITapGestureRecognizer) {
        print("tapped")
    }

}
