import SwiftUI

@main
struct BoardApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window("Board", id: "main") {
            RootView()
                .frame(minWidth: 320, minHeight: 200)
        }
        .defaultSize(width: 480, height: 270)
    }
}

/// Shows the first view controller of the main storyboard in a SwiftUI window.
private struct RootView: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController {
        let windowController = NSStoryboard(name: "Main", bundle: nil).instantiateInitialController() as? NSWindowController
        let viewController = windowController?.contentViewController
        // SwiftUI has a window of its own.
        windowController?.contentViewController = nil
        return viewController ?? NSViewController()
    }

    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
