import SwiftUI
import UIKit

@main
struct HarborApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView { appDelegate.rootViewController }
                .ignoresSafeArea()
                .onOpenURL { url in
                    _ = appDelegate.application(.shared, open: url, options: [:])
                }
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    let makeRootViewController: () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController {
        makeRootViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
