import AppKit
import SwiftUI

final class AppDelegate: NSObject, NSApplicationDelegate {
    var launches = 0

    func applicationDidFinishLaunching(_ notification: Notification) {
        launches += 1
        Settings.shared.feed = "News"
        UserDefaults.standard.set(true, forKey: "launched")
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }
}
