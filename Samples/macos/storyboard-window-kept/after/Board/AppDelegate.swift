import Cocoa

class AppDelegate: NSObject, NSApplicationDelegate {
    private var mainWindowController: NSWindowController?

    func applicationDidFinishLaunching(_ aNotification: Notification) {
        mainWindowController = NSStoryboard(name: "Main", bundle: nil)
            .instantiateInitialController() as? NSWindowController
        mainWindowController?.showWindow(nil)
        print("launched")
    }

    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
        // The settings scene would open as a blank window.
        false
    }
}
