import AppKit
import SwiftUI

final class AppDelegate: NSObject, NSApplicationDelegate {
    private var window: NSWindow?

    func applicationDidFinishLaunching(_ notification: Notification) {
        print("launched")
        showWindow()
        NSApp.activate(ignoringOtherApps: true)
    }

    /// Shows the timers.
    private func showWindow() {
        let timers = Timers()
        let controller = NSHostingController(rootView: TimersView(timers: timers))
        let window = NSWindow(contentViewController: controller)
        window.title = NSLocalizedString("timers", comment: "The window's title")
        window.setContentSize(NSSize(width: 300, height: 500))
        window.center()
        window.makeKeyAndOrderFront(self)
        self.window = window
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        true
    }
}
