import SwiftUI

@main
struct CabinApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            CabinView()
        }
    }
}
