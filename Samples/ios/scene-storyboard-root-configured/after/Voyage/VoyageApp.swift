import SwiftUI
import UIKit

@main
struct VoyageApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
        let delegate: AppDelegate = AppDelegate.shared
        if let map = rootViewController as? MapViewController {
            map.routes = delegate.routes
        }
        return rootViewController
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
