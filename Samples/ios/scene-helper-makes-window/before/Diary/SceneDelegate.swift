import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let role = session.role
        print("connected as \(role.rawValue)")
        AppConfigurator.shared.setup(
            scene: windowScene,
            isLocked: true)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        AppConfigurator.shared.unlock()
    }
}
