import SwiftUI

@main
struct DiceApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window(Text(verbatim: "100% Dice"), id: "main") {
            RootView()
                .frame(width: 200, height: 200)
        }
        .windowResizability(.contentSize)
    }
}

/// Shows the app's AppKit view in a SwiftUI window.
private struct RootView: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView {
        DiceView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    }

    func updateNSView(_ nsView: NSView, context: Context) {}
}
