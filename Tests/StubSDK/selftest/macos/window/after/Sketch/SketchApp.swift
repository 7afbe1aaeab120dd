import SwiftUI

@main
struct SketchApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup("Sketch") {
            CanvasView()
        }
    }
}
