import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    var window: UIWindow?

    /// The root view of the window, made when the scene connects.
    @Published private(set) var rootView: CabinView?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        rootView = CabinView()

        // Libraries ask the application delegate for its window.
        if let appDelegate = AppDelegate.shared {
            appDelegate.start()
        }
    }
}
