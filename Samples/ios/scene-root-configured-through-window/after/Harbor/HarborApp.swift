import SwiftUI
import UIKit

@main
struct HarborApp: App {
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
        let harbors = HarborStore()
        let mainView = MainView(store: harbors)

        // Stays upright.
        let rootViewController = PortraitHostingController(rootView: mainView)
        rootViewController.view.backgroundColor = .systemTeal
        rootViewController.title = "Harbors"
        return rootViewController
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
