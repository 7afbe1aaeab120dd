import SwiftUI
import UIKit

@main
struct StopwatchApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
    @Environment(\.scenePhase) private var scenePhase
    @State private var hasBeenInBackground = false

    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
        }
        .onChange(of: scenePhase) { [scenePhase] newPhase in
            tellDelegate(from: scenePhase, to: newPhase)
        }
    }

    /// UIKit tells these to scenes, and no longer calls the methods of the delegate itself.
    private func tellDelegate(from oldPhase: ScenePhase, to newPhase: ScenePhase) {
        switch newPhase {
        case .active:
            appDelegate.applicationDidBecomeActive(.shared)
        case .inactive where oldPhase == .active:
            appDelegate.applicationWillResignActive(.shared)
        case .inactive where hasBeenInBackground:
            hasBeenInBackground = false
            appDelegate.applicationWillEnterForeground(.shared)
        case .background:
            if oldPhase == .active {
                appDelegate.applicationWillResignActive(.shared)
            }
            hasBeenInBackground = true
            appDelegate.applicationDidEnterBackground(.shared)
        default:
            break
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
