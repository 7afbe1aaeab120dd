import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: MapViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        configureRoot(in: windowScene)
        print("connected")
    }

    private func configureRoot(in windowScene: UIWindowScene) {
        rootViewController = MapViewController()
        print("root configured")
    }
}

final class MapViewController: UIViewController {}
