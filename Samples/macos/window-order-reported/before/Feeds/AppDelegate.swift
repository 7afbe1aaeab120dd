import AppKit
import SwiftUI

final class AppDelegate: NSObject, NSApplicationDelegate {
    var window: NSWindow!
    var launches = 0

    func applicationDidFinishLaunching(_ notification: Notification) {
        launches += 1
        Settings.shared.feed = "News"
        window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
            styleMask: [.titled, .closable, .miniaturizable, .resizable],
            backing: .buffered, defer: false)
        window.title = "Feeds"
        window.center()
        window.contentView = NSHostingView(rootView: FeedView())
        window.makeKeyAndOrderFront(nil)
        UserDefaults.standard.set(true, forKey: "launched")
    }
}
