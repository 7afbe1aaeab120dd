import SwiftUI

@main
struct BreedsApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            BreedListScreen(limit: 20)
                .environmentObject(appDelegate.store) // shared by every screen
                .accentColor(.orange)
        }
    }
}
