import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Atlas"
        if let restrictions = scene.sizeRestrictions {
            restrictions.minimumSize = CGSize(width: 800, height: 600)
        }
        #if targetEnvironment(macCatalyst)
        // No bar above the map.
        scene.titlebar?.titleVisibility = .hidden
        #endif
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        print("title \(scene.title ?? "")")
    }
}
