import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: MillViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        rootViewController = MillViewController()
        if let item = connectionOptions.shortcutItem {
            print("cold action \(item.type)")
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("scene saves")
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("action \(shortcutItem.type)")
        completionHandler(true)
    }
}
