import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let vault = Vault()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            self.window = window
            vault.onChange = { [weak self] in self?.showHome() }
            window.rootViewController = vault.isOpen ? HomeViewController() : LoginViewController(vault: vault)
            window.makeKeyAndVisible()
        }
    }

    private func showHome() {
        guard let window = window else { return }
        window.rootViewController = UINavigationController(rootViewController: HomeViewController())
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        vault.close()
        window?.rootViewController = LoginViewController(vault: vault)
        print("locked")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let login = window?.rootViewController as? LoginViewController else { return }
        login.remind()
    }
}
