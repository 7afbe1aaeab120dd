import SwiftUI

@main
struct NotesApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: NotesDelegate

    var body: some Scene {
        // An App must have a scene; this one is never opened.
        Settings {
            EmptyView()
        }
        .commands {
            CommandGroup(replacing: .appSettings) {}
        }
    }
}
