import SwiftUI

@main
struct LapsWatchApp: App {
    @WKApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}

/// The root view of a window, with the objects that it keeps.
private struct RootView: View {
    @StateObject private var laps = Laps(goal: 5)

    var body: some View {
        // The goal is set in the app on the phone.
        LapsView(laps: laps)
    }
}
