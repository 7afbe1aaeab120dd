import Cocoa

class AppDelegate: NSObject, NSApplicationDelegate {
    private var statusItem: NSStatusItem?

    func applicationDidFinishLaunching(_ aNotification: Notification) {
        statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        statusItem?.button?.title = "Sketch"

        print("launched")
    }

    func applicationDidBecomeActive(_ notification: Notification) {
        print("active")
    }

    func applicationWillTerminate(_ aNotification: Notification) {
        print("terminated")
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        true
    }

    func application(_ application: NSApplication, open urls: [URL]) {
        for url in urls { print("open \(url.absoluteString)") }
    }
}
