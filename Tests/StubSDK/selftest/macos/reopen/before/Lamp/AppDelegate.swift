import Cocoa
import SwiftUI

@main
class AppDelegate: NSObject, NSApplicationDelegate {
    private var window: NSWindow!

    func applicationDidFinishLaunching(_ notification: Notification) {
        window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 320, height: 240),
            styleMask: [.titled, .closable, .miniaturizable, .resizable],
            backing: .buffered, defer: false)
        window.title = "Lamp"
        window.isReleasedWhenClosed = false
        window.contentView = NSHostingView(rootView: LampView())
        window.makeKeyAndOrderFront(nil)
        print("launched")
    }

    func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool {
        print("lit again")
        window.makeKeyAndOrderFront(nil)
        return false
    }
}
