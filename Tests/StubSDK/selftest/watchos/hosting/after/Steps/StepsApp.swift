import SwiftUI

@main
struct StepsApp: App {
    @WKApplicationDelegateAdaptor private var appDelegate: ExtensionDelegate

    var body: some Scene {
        WindowGroup {
            StepsView()
        }
    }
}
