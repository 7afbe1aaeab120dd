import AppKit

class AppDelegate: NSObject, NSApplicationDelegate {
    private lazy var statusItem = NSStatusBar.system.statusItem(
        withLength: NSStatusItem.squareLength)
    private let menu = NSMenu()

    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.setActivationPolicy(.accessory)
        menu.addItem(withTitle: "Start", action: #selector(start(_:)), keyEquivalent: "s")
        statusItem.menu = menu
        print("ready with \(menu.items.count) items")
    }

    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
        false
    }

    @objc private func start(_ sender: Any?) {
        print("started")
    }
}
