import SwiftUI

@main
struct DoorApp: App {
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
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    var body: some View {
        if let state = sceneDelegate.state {
            let account = appDelegate.account

            switch state {
            case .signedIn:
                HomeView(account: account)
            case .signedOut:
                // Nobody is known.
                LoginView()
            }
        }
    }
}
