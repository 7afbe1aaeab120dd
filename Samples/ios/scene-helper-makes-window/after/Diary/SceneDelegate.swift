import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let role = session.role
        print("connected as \(role.rawValue)")
        AppConfigurator.shared.setup(
            scene: windowScene,
            isLocked: true,
            rootContainer: rootContainer)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        AppConfigurator.shared.unlock()
    }
}
