import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    let inbox = Inbox()

    /// Whether the scene is connected, so that the root view may be shown.
    @Published private(set) var isConnected = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        isConnected = true

        print("observing pushes")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        inbox.refresh()
    }

}
