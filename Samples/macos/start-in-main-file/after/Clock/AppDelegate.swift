import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    private var statusItem: NSStatusItem?

    func applicationDidFinishLaunching(_ notification: Notification) {
        let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
        statusItem.button?.title = "⏱"
        self.statusItem = statusItem
        print("policy \(NSApp.activationPolicy() == .accessory)")
    }

    func applicationWillFinishLaunching(_ notification: Notification) {
        NSApp.setActivationPolicy(.accessory)
    }

    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
        // The settings scene would open as a blank window.
        false
    }
}
