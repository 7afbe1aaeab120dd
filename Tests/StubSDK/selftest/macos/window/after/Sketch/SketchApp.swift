import SwiftUI

@main
struct SketchApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup("Sketch") {
            CanvasView()
                .frame(
                    minWidth: 240, idealWidth: 480, maxWidth: .infinity,
                    minHeight: 160, idealHeight: 300, maxHeight: .infinity)
        }
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
    }
}
