import SwiftUI
import UIKit

@main
struct GlobeApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            SceneRoot()
        }
    }
}

/// Shows the root view controller that the window's scene delegate makes when its scene connects.
private struct SceneRoot: View {
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    var body: some View {
        if let rootViewController = sceneDelegate.rootViewController {
            RootView(rootViewController: rootViewController)
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    let rootViewController: UIViewController

    func makeUIViewController(context: Context) -> UIViewController {
        rootViewController
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
