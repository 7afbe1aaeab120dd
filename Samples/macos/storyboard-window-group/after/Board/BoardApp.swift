import SwiftUI

@main
struct BoardApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup("Board") {
            RootView()
                .frame(idealWidth: 480, maxWidth: .infinity, idealHeight: 270, maxHeight: .infinity)
        }
        .handlesExternalEvents(matching: [])
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
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
