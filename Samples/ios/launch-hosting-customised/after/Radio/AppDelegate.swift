import SwiftUI
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let settings = Settings()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let contentView = StationsView(settings: settings)

        let hostingController = UIHostingController(rootView: contentView)
        rootViewController = hostingController

        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        hostingController.view.addGestureRecognizer(tap)

        print("decoders registered")
        return true
    }

    @objc func handleTap(_ gesture: UITapGestureRecognizer) {
        print("tapped")
    }

}
