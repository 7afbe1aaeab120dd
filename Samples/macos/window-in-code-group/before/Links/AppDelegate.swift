import AppKit
import SwiftUI

final class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        let rect = NSRect(x: 0, y: 0, width: 400, height: 300)
        let window = NSWindow(
            contentRect: rect, styleMask: [.titled, .closable, .miniaturizable],
            backing: .buffered, defer: true)
        window.title = "Links"
        window.center()
        window.contentView = NSHostingView(rootView: LinksView())
        window.orderFrontRegardless()
    }

    func application(_ application: NSApplication, open urls: [URL]) {
        for url in urls { print("open \(url.absoluteString)") }
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        true
    }
}
