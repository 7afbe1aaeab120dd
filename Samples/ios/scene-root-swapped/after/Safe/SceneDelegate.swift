import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    private let vault = Vault()

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        vault.onChange = { [weak self] in self?.showHome() }
        rootContainer.rootViewController = vault.isOpen ? HomeViewController() : LoginViewController(vault: vault)
    }

    private func showHome() {
        rootContainer.rootViewController = UINavigationController(rootViewController: HomeViewController())
        UIView.transition(with: rootContainer.view, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        vault.close()
        rootContainer.rootViewController = LoginViewController(vault: vault)
        print("locked")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let login = rootContainer.rootViewController as? LoginViewController else { return }
        login.remind()
    }
}
