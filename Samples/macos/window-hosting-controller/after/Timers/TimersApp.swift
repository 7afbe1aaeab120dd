import SwiftUI

@main
struct TimersApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate
    @StateObject private var timers = Timers()

    var body: some Scene {
        Window(NSLocalizedString("timers", comment: "The window's title"), id: "main") {
            TimersView(timers: timers)
        }
        .defaultSize(width: 300, height: 500)
    }
}
