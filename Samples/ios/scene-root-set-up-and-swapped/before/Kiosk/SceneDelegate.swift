import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let welcome = WelcomeViewController()
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = welcome
        self.window = window

        welcome.place = "the harbor"
        welcome.onOrder = { [weak self] in self?.showMenu() }
        window.makeKeyAndVisible()
    }

    private func showMenu() {
        window?.rootViewController = MenuViewController()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        (window?.rootViewController as? WelcomeViewController)?.order()
    }
}
