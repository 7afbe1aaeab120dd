import SwiftUI

@main
struct LedgerApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window("Ledger", id: "main") {
            RootView()
                .frame(minWidth: 320, minHeight: 200)
        }
        .defaultSize(width: 480, height: 270)
        .commands {
            CommandGroup(replacing: .appSettings) {
                Button("Settings…") { appDelegate.showPreferences(nil) }
                    .keyboardShortcut(",")
            }
            CommandGroup(replacing: .newItem) {
                Button("New Entry") { appDelegate.newEntry(nil) }
                    .keyboardShortcut("n")
            }
            CommandGroup(after: .saveItem) {
                Divider()
                Button("Export \"All\"…") { appDelegate.exportEntries() }
                    .keyboardShortcut("e", modifiers: [.command, .shift])
            }
            CommandMenu("Entries") {
                Menu("Sort By") {
                    Button("Date") {
                        NSApp.sendAction(#selector(ViewController.sortByDate(_:)), to: nil, from: nil)
                    }
                    .keyboardShortcut("1")
                    Button("Amount") {
                        NSApp.sendAction(#selector(ViewController.sortByAmount(_:)), to: nil, from: nil)
                    }
                    .keyboardShortcut("2")
                }
            }
            CommandGroup(after: .help) {
                Divider()
                Button("Contact Support") { appDelegate.contactSupport() }
            }
        }
    }
}

/// Shows the first view controller of the main storyboard in a SwiftUI window.
private struct RootView: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController {
        let windowController = NSStoryboard(name: "Main", bundle: nil).instantiateInitialController() as? NSWindowController
        let viewController = windowController?.contentViewController
        // SwiftUI has a window of its own.
        windowController?.contentViewController = nil
        return viewController ?? NSViewController()
    }

    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
