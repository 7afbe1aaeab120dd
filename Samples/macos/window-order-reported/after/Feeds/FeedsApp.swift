import SwiftUI

@main
struct FeedsApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window("Feeds", id: "main") {
            RootView(appDelegate: appDelegate)
        }
        .defaultSize(width: 480, height: 300)
    }
}

/// The root view of a window.
private struct RootView: View {
    @ObservedObject var appDelegate: AppDelegate

    var body: some View {
        if appDelegate.hasLaunched {
            FeedView()
        }
    }
}
