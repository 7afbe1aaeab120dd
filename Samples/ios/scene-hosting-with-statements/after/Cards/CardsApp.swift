import SwiftUI

@main
struct CardsApp: App {
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
        if let deck = sceneDelegate.deck {
            DeckView(deck: deck)
        }
    }
}
