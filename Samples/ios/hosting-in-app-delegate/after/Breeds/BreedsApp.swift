import SwiftUI

@main
struct BreedsApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView(appDelegate: appDelegate)
        }
    }
}

/// The root view of a window.
private struct RootView: View {
    let appDelegate: AppDelegate

    var body: some View {
        BreedListScreen(limit: 20)
            .environmentObject(appDelegate.store) // shared by every screen
            .accentColor(.orange)
    }
}
