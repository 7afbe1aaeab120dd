import SwiftUI

@main
struct CallsApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView(appDelegate: appDelegate)
        }
    }
}

/// The root view of a window.
private struct RootView: View {
    let appDelegate: AppDelegate

    var body: some View {
        if let store = appDelegate.store {
            IssuesView(store: store)
        }
    }
}
