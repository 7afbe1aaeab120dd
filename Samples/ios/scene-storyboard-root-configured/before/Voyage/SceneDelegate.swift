import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }

        let delegate = UIApplication.shared.delegate as! AppDelegate
        if let map = window?.rootViewController as? MapViewController {
            map.routes = delegate.routes
        }
    }
}
