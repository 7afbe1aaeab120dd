import SwiftUI

@main
struct LampApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup("Lamp") {
            LampView()
                .frame(idealWidth: 320, maxWidth: .infinity, idealHeight: 240, maxHeight: .infinity)
                .onAppear { appDelegate.appear() }
        }
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
    }
}
