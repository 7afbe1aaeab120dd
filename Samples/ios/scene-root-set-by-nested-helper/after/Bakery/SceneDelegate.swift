import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        checkOpening()
    }

    public func checkOpening() {
        if UserDefaults.standard.bool(forKey: "open") {
            goTo(ShelvesViewController())
        } else {
            goTo(ClosedViewController())
        }
    }

    private func goTo(_ controller: UIViewController) {
        DispatchQueue.main.async { [weak self] in
            self?.rootContainer.view.layer.opacity = 0.5
            let navigation = UINavigationController(rootViewController: controller)
            self?.rootContainer.rootViewController = navigation
            self?.rootContainer.view.layer.opacity = 1
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        checkOpening()
    }
}
