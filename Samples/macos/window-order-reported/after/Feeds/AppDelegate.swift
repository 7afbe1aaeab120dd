import AppKit
import SwiftUI

final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    var launches = 0

    /// Whether the launch has come to the window, so that the root view may be shown.
    @Published private(set) var hasLaunched = false

    func applicationDidFinishLaunching(_ notification: Notification) {
        launches += 1
        Settings.shared.feed = "News"
        hasLaunched = true
        UserDefaults.standard.set(true, forKey: "launched")
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }
}
