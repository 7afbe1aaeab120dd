import SwiftUI

@main
struct MessagesApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}

/// The root view of a window.
private struct RootView: View {
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    var body: some View {
        if sceneDelegate.isConnected {
            // The view that the window shows.
            InboxView(inbox: sceneDelegate.inbox)
        }
    }
}
