import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// Whether the scene is connected, so that the root view may be shown.
    @Published private(set) var isConnected = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        isConnected = true

        // Libraries ask the application delegate for its window.
        if let appDelegate = AppDelegate.shared {
            appDelegate.start()
        }
    }
}
