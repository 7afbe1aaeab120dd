import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = AtlasViewController()
        window?.windowScene?.title = "Atlas"
        if let restrictions = window?.windowScene?.sizeRestrictions {
            restrictions.minimumSize = CGSize(width: 800, height: 600)
        }
        #if targetEnvironment(macCatalyst)
        // No bar above the map.
        window?.windowScene?.titlebar?.titleVisibility = .hidden
        #endif
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        print("title \(scene.title ?? "")")
    }
}
