import SwiftUI
import UIKit

@main
struct TrailsApp: App {
  @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

  var body: some Scene {
    WindowGroup {
      RootView()
        .ignoresSafeArea()
        .onOpenURL { url in
          _ = appDelegate.application(.shared, open: url, options: [:])
        }
        .onContinueUserActivity("com.example.Trails.trail") { resume($0) }
        .onContinueUserActivity("com.example.view") { resume($0) }
    }
  }

  private func resume(_ activity: NSUserActivity) {
    _ = appDelegate.application(.shared, continue: activity) { responders in
      responders?.forEach { $0.restoreUserActivityState(activity) }
    }
  }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UINavigationController(rootViewController: ViewController())
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
