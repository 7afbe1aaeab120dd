import SwiftUI

@main
struct CanvasApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window("Canvas", id: "main") {
            RootView()
                .ignoresSafeArea()
                .frame(minWidth: 400, minHeight: 300)
        }
        .windowStyle(.hiddenTitleBar)
        .defaultSize(width: 800, height: 600)
    }
}

/// Shows the app's AppKit view controller in a SwiftUI window.
private struct RootView: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController {
        // Shapes come from the last session.
        let controller = CanvasController()
        controller.shapes = 3
        return controller
    }

    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
