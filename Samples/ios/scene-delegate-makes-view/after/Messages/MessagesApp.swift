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

/// Shows the root view that the window's scene delegate makes when its scene connects.
private struct RootView: View {
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    var body: some View {
        sceneDelegate.rootView
    }
}
