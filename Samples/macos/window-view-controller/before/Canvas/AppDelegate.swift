import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    var mainWindow: NSWindow?

    func applicationDidFinishLaunching(_ notification: Notification) {
        mainWindow = NSWindow(
            contentRect: .zero,
            styleMask: [.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView],
            backing: .buffered, defer: false)
        mainWindow?.title = "Canvas"
        mainWindow?.titlebarAppearsTransparent = true
        mainWindow?.titleVisibility = .hidden

        // Shapes come from the last session.
        let controller = CanvasController()
        controller.shapes = 3
        mainWindow?.contentViewController = controller
        mainWindow?.setContentSize(NSSize(width: 800, height: 600))
        mainWindow?.minSize = NSSize(width: 400, height: 300)
        mainWindow?.center()
        mainWindow?.makeKeyAndOrderFront(nil)
    }

    func applicationDidBecomeActive(_ notification: Notification) {
        print("active")
    }
}
