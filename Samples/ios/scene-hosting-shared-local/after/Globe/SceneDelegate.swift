import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    var links: LinkHandler?

    // Everything that the app is made of.
    private lazy var system = System.start()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        self.links = system.links
        if !connectionOptions.urlContexts.isEmpty {
            links?.open(connectionOptions.urlContexts)
        }
    }

    /// Makes the root view of a window.
    func makeRootView() -> some View {
        CountryList(store: system.store)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        links?.open(URLContexts)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        links?.pause()
    }
}
