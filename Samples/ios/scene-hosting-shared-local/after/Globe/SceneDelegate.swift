import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    var links: LinkHandler?

    /// The system of the root view, made when the scene connects.
    @Published private(set) var system: System?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // Everything that the app is made of.
        let system = System.start()
        self.system = system
        self.links = system.links
        if !connectionOptions.urlContexts.isEmpty {
            links?.open(connectionOptions.urlContexts)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        links?.open(URLContexts)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        links?.pause()
    }
}
