import SwiftUI
import UIKit

@main
struct PedalsApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
                .ignoresSafeArea()
                .onOpenURL { openURL($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { resume($0) }
        }
    }

    /// Opens a URL; a universal link arrives here or as an activity, depending on the system.
    private func openURL(_ url: URL) {
        guard url.scheme == "https" || url.scheme == "http" else { return }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        resume(activity)
    }

    private func resume(_ activity: NSUserActivity) {
        _ = appDelegate.application(.shared, continue: activity) { _ in }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
