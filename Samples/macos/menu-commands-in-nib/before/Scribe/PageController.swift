import Cocoa

final class PageController {
    private let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 400, height: 300),
        styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    private let text = NSTextView()

    func show() {
        window.contentView = text
        window.makeKeyAndOrderFront(nil)
    }

    func clear() {
        text.string = ""
    }
}
