import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        setupWindow(with: scene)
        checkTicket()
    }

    private func setupWindow(with scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        self.window?.makeKeyAndVisible()
    }

    // The harbour asks for the ticket first.
    func checkTicket() {
        if UserDefaults.standard.bool(forKey: "ticket") {
            window?.rootViewController = DeckViewController()
        } else {
            window?.rootViewController = CounterViewController()
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("the ferry waits")
    }
}
