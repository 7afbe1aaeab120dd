import SwiftUI

@main
struct FeedsApp: App {
    @NSApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        Window("Feeds", id: "main") {
            FeedView()
        }
        .defaultSize(width: 480, height: 300)
    }
}
