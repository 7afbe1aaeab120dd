import SwiftUI

@main
struct GlobeApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}

/// The root view of a window.
private struct RootView: View {
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    var body: some View {
        if let system = sceneDelegate.system {
            CountryList(store: system.store)
        }
    }
}
