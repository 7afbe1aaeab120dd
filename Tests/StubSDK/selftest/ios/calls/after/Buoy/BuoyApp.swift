import SwiftUI
import UIKit

@main
struct BuoyApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
                .onContinueUserActivity("INStartCallIntent") { resume($0) }
                .onContinueUserActivity("INStartAudioCallIntent") { resume($0) }
                .onContinueUserActivity("INStartVideoCallIntent") { resume($0) }
        }
    }

    private func resume(_ activity: NSUserActivity) {
        _ = appDelegate.application(.shared, continue: activity) { _ in }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        BuoyViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
