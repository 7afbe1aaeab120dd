import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        setupWindow(with: scene)
        checkOpening()
    }

    private func setupWindow(with scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        self.window?.makeKeyAndVisible()
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
            self?.window?.layer.opacity = 0.5
            let navigation = UINavigationController(rootViewController: controller)
            self?.window?.rootViewController = navigation
            self?.window?.layer.opacity = 1
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        checkOpening()
    }
}
