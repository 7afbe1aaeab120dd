import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        configureRoot(in: windowScene)
        print("connected")
    }

    private func configureRoot(in windowScene: UIWindowScene) {
        print("root configured")
    }
}

final class MapViewController: UIViewController {}
