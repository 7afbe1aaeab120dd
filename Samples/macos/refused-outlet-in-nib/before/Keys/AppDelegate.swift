import Cocoa

@NSApplicationMain
class AppDelegate: NSObject, NSApplicationDelegate {
    @IBOutlet var newItem: NSMenuItem!

    func applicationDidFinishLaunching(_ aNotification: Notification) {
        newItem.isEnabled = true
    }
}
