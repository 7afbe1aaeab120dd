import SwiftUI

@main
struct TempoApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            TempoView()
                .tint(Color("Accent"))
                .preferredColorScheme(.dark)
        }
    }
}
