import SwiftUI

@main
struct TimersApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window(NSLocalizedString("timers", comment: "The window's title"), id: "main") {
            RootView()
        }
        .defaultSize(width: 300, height: 500)
    }
}

/// The root view of a window, with the objects that it keeps.
private struct RootView: View {
    @StateObject private var timers = Timers()

    var body: some View {
        TimersView(timers: timers)
    }
}
