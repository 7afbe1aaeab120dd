import SwiftUI
import UIKit

@main
struct TrailsApp: App {
  @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
  @State private var latestLink: (url: URL?, date: Date)?

  var body: some Scene {
    WindowGroup {
      RootView()
        .ignoresSafeArea()
        .onOpenURL { openURL($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { follow($0) }
        .onContinueUserActivity("com.example.Trails.trail") { resume($0) }
        .onContinueUserActivity("com.example.view") { resume($0) }
    }
  }

  /// Opens a URL; a universal link arrives here, as an activity, or as both, depending on the system.
  private func openURL(_ url: URL) {
    if url.scheme == "https" || url.scheme == "http" {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      follow(activity)
    } else {
      _ = appDelegate.application(.shared, open: url, options: [:])
    }
  }

  /// Continues with a universal link, once where it arrives both ways.
  private func follow(_ link: NSUserActivity) {
    let previous = latestLink
    latestLink = (link.webpageURL, Date())
    if let previous, previous.url == link.webpageURL, previous.date.timeIntervalSinceNow > -1 {
      return
    }
    resume(link)
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
