import AppKit

final class SwitcherApplication: NSApplication {
    override func sendEvent(_ event: NSEvent) {
        print("event")
        super.sendEvent(event)
    }
}
