import SwiftUI
import UIKit

@main
struct RecipesApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView(appDelegate: appDelegate)
                .onOpenURL { url in
                    _ = appDelegate.application(.shared, open: url, options: [:])
                }
        }
    }
}

/// The root view of a window.
private struct RootView: View {
    let appDelegate: AppDelegate

    var body: some View {
        appDelegate.rootView
    }
}
