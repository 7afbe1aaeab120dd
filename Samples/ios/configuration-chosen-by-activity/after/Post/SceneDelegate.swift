import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else {
            fatalError("no window scene")
        }

        let size = CGSize(width: 480, height: 640)
        windowScene.sizeRestrictions?.minimumSize = size
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("mailbox closed")
    }
}
