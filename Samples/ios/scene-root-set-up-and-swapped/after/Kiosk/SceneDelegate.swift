import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        defer { rootContainer.isConnected = true }
        let welcome = WelcomeViewController()
        rootContainer.rootViewController = welcome

        welcome.place = "the harbor"
        welcome.onOrder = { [weak self] in self?.showMenu() }
    }

    private func showMenu() {
        rootContainer.rootViewController = MenuViewController()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        (rootContainer.rootViewController as? WelcomeViewController)?.order()
    }
}
