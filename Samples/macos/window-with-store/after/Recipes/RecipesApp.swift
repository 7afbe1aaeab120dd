import SwiftUI

@main
struct RecipesApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window("Recipes", id: "main") {
            RootView(appDelegate: appDelegate)
                .background(WindowSetup())
        }
        .defaultSize(width: 480, height: 300)
    }
}

/// The root view of a window.
private struct RootView: View {
    @ObservedObject var appDelegate: AppDelegate

    var body: some View {
        ZStack {
            if let store = appDelegate.store {
                RecipesView()
                    .environmentObject(store)
                    .environmentObject(appDelegate.settings)
            }
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
            window?.titlebarAppearsTransparent = true
            window?.backgroundColor = NSColor.white
        }
    }
}
