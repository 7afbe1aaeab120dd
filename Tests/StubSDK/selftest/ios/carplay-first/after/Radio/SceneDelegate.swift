import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(
            rootViewController: StationsViewController())
        window?.makeKeyAndVisible()
        open(connectionOptions.urlContexts)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Player.shared.save()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            _ = appDelegate?.application(.shared, open: context.url, options: [:])
        }
    }

    private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
}
