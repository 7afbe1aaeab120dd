import SwiftUI

@main
struct ReedApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            Text("Reed")
        }
    }
}
