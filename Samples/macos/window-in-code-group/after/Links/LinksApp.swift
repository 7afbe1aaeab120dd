import SwiftUI

@main
struct LinksApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup("Links") {
            LinksView()
                .frame(width: 400, height: 300)
                .background(WindowSetup())
        }
        .handlesExternalEvents(matching: [])
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
    }
}

/// Gives SwiftUI's window the look that the app's own had.
private struct WindowSetup: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView {
        SetupView()
    }

    func updateNSView(_ nsView: NSView, context: Context) {}

    private final class SetupView: NSView {
        override func viewDidMoveToWindow() {
            super.viewDidMoveToWindow()
            window?.styleMask.remove(.resizable)
        }
    }
}
