import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()

        let delegate = AppDelegate.shared!
        if let map = rootViewController as? MapViewController {
            map.routes = delegate.routes
        }
    }
}
