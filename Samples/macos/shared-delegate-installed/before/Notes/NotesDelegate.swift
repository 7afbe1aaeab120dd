import Cocoa

class NotesDelegate: NSObject, NSApplicationDelegate {
    static let shared = NotesDelegate()

    private var statusItem: NSStatusItem?
    var opened = 0

    func applicationDidFinishLaunching(_ notification: Notification) {
        let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
        statusItem.button?.title = "N"
        self.statusItem = statusItem
        Library.open()
    }

    func application(_ application: NSApplication, open urls: [URL]) {
        for url in urls { Library.open(url) }
    }
}
