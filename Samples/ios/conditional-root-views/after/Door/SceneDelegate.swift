import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// Decides on the root view, read when the scene connects.
    @Published private(set) var state: Account.State?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let account = AppDelegate.shared.account
        state = account.state
    }
}
