import SwiftUI
import UIKit

@main
struct OrchardApp: App {
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
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    func makeUIViewController(context: Context) -> UIViewController {
        sceneDelegate.makeRootViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

// SwiftUI puts a scene delegate that can be observed into the environment of its scene.
extension SceneDelegate: ObservableObject {}
