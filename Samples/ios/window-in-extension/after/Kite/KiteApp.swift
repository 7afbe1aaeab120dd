import SwiftUI
import UIKit

@main
struct KiteApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView(appDelegate: appDelegate)
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    let appDelegate: AppDelegate

    func makeUIViewController(context: Context) -> UIViewController {
        appDelegate.wind.makeStartController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
