import SwiftUI

@main
struct NotesWatchApp: App {
    @WKApplicationDelegateAdaptor private var appDelegate: ExtensionDelegate

    var body: some Scene {
        WindowGroup {
            NotesView()
        }
    }
}
