import SwiftUI

@main
struct GardenWatchApp: App {
    @WKApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            ListView()
        }
    }
}
