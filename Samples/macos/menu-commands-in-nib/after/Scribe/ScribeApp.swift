import SwiftUI

@main
struct ScribeApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        // The delegate has the windows; an App must have a scene, and this one is never opened.
        Settings {
            EmptyView()
        }
        .commands {
            CommandGroup(replacing: .appSettings) {
                Button("Settings…") { appDelegate.showSettings(NSApp as Any) }
                    .keyboardShortcut(",")
            }
            CommandGroup(after: .textEditing) {
                Divider()
                Button("Clear Page") { appDelegate.clear(nil) }
                    .keyboardShortcut(.delete)
            }
            CommandGroup(replacing: .help) {
                Button("Scribe Help") { appDelegate.openManual(nil) }
                    .keyboardShortcut("?")
            }
            TextEditingCommands()
        }
    }
}
