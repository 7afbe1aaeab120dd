import Cocoa

class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ aNotification: Notification) {
        let item = NSMenuItem(title: "Extra", action: nil, keyEquivalent: "")
        NSApp.mainMenu?.addItem(item)
        print("launched")
    }

    @IBAction func reset(_ sender: Any?) {
        print("reset")
    }

    @IBAction func choose(_ sender: NSMenuItem) {
        print("choose \(sender.tag)")
    }

    @IBAction private func debug(_ sender: Any?) {
        print("debug")
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }
}
