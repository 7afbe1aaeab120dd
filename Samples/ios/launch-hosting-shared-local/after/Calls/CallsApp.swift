import SwiftUI

@main
struct CallsApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            IssuesView(store: appDelegate.store)
        }
    }
}
