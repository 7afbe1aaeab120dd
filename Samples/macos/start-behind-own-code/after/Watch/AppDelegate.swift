import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    private lazy var statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)

    func applicationDidFinishLaunching(_ notification: Notification) {
        statusItem.button?.title = "W"
        print("launched")
    }

    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
        // The settings scene would open as a blank window.
        false
    }
}
