import SwiftUI

@main
struct NotesApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: NotesDelegate

    var body: some Scene {
        // The delegate has the windows; an App must have a scene, and this one is never opened.
        Settings {
            EmptyView()
        }
        .commands {
            CommandGroup(replacing: .appSettings) {}
        }
    }
}
