import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        print("connected")
        if let url = connectionOptions.urlContexts.first?.url { print("opened with \(url)") }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
    func sceneWillResignActive(_ scene: UIScene) { print("resigned") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("background") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { print("opened \(context.url)") }
    }
}
