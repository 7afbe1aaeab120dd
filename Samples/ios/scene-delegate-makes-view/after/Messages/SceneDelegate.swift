import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    var window: UIWindow?
    private let inbox = Inbox()

    /// The root view of the window, made when the scene connects.
    @Published private(set) var rootView: InboxView?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The view that the window shows.
        let contentView = InboxView(inbox: inbox)

        if scene is UIWindowScene {
            rootView = contentView
        }

        print("observing pushes")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        inbox.refresh()
    }

}
