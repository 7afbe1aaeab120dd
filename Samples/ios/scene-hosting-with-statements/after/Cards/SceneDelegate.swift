import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The deck of the root view, made when the scene connects.
    @Published private(set) var deck: Deck?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let deck = Deck()
        deck.load()

        self.deck = deck
    }
}
