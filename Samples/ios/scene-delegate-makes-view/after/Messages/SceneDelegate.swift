import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let inbox = Inbox()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("observing pushes")
    }

    /// Makes the root view of a window.
    func makeRootView() -> some View {
        // The view that the window shows.
        InboxView(inbox: inbox)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        inbox.refresh()
    }

}
