import SwiftUI
import UIKit

@main
struct RadioApp: App {
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
        UINavigationController(rootViewController: StationsViewController())
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
