import Cocoa

class NotesDelegate: NSObject, NSApplicationDelegate {
    private(set) static var shared: NotesDelegate!

    private var statusItem: NSStatusItem?
    var opened = 0

    override init() {
        super.init()
        NotesDelegate.shared = self
    }

    func applicationDidFinishLaunching(_ notification: Notification) {
        let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
        statusItem.button?.title = "N"
        self.statusItem = statusItem
        Library.open()
    }

    func application(_ application: NSApplication, open urls: [URL]) {
        for url in urls { Library.open(url) }
    }

    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
        // The settings scene would open as a blank window.
        false
    }
}
