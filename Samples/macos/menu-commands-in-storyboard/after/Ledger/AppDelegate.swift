import Cocoa

class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ aNotification: Notification) {
        print("launched")
    }

    @IBAction func showPreferences(_ sender: Any?) {
        print("preferences")
    }

    @IBAction func newEntry(_ sender: Any?) {
        print("new entry")
    }

    func exportEntries() {
        print("export")
    }

    @objc func contactSupport() {
        print("contact")
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }
}
