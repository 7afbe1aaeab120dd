import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    var window: UIWindow?

    /// The root view of the window, made when the scene connects.
    @Published private(set) var rootView: DeckView?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let deck = Deck()
        deck.load()

        if scene is UIWindowScene {
            rootView = DeckView(deck: deck)
        }
    }
}
