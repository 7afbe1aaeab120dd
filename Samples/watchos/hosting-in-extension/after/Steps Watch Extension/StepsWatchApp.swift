import SwiftUI

@main
struct StepsWatchApp: App {
    @WKExtensionDelegateAdaptor private var appDelegate: ExtensionDelegate

    var body: some Scene {
        WindowGroup {
            StepsView()
        }
    }
}
