import SwiftUI

@main
struct HarboursApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            HarbourList()
        }
    }
}
