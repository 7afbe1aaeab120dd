import Cocoa

class AppDelegate: NSObject, NSApplicationDelegate {
    private var isLit = false

    func applicationDidFinishLaunching(_ notification: Notification) {
        print("launched")
    }

    func appear() {
        if isLit { print("lit again") }
        isLit = true
    }
}
