import SwiftUI

struct HarbourApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            Text("Harbour")
        }
    }
}
