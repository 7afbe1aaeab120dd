import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    private var coordinator: SafeCoordinator?

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else {
            assertionFailure("no scene with windows")
            return
        }
        let screens = Screens()
        screens.rootContainer = rootContainer
        coordinator = SafeCoordinator(for: rootContainer, screens: screens)
        coordinator?.start()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        coordinator?.lock()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        coordinator?.unlock()
    }
}

/// Shows the login, and the home once the vault is open.
@MainActor final class SafeCoordinator {
    private let rootContainer: RootContainerViewController
    private let screens: Screens
    private let vault = Vault()

    init(for rootContainer: RootContainerViewController, screens: Screens) {
        self.rootContainer = rootContainer
        self.screens = screens
    }

    func start() {
        vault.onChange = { [weak rootContainer] in
            guard let rootContainer else { return }
            rootContainer.rootViewController = UINavigationController(rootViewController: HomeViewController())
            UIView.transition(with: rootContainer.view, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        }
        rootContainer.rootViewController = LoginViewController(vault: vault)
    }

    func lock() {
        vault.close()
        rootContainer.rootViewController = LoginViewController(vault: vault)
        print("locked")
    }

    func unlock() {
        guard !screens.isHome, let login = screens.login else { return }
        login.remind()
    }
}

@MainActor final class Screens {
    weak var rootContainer: RootContainerViewController?

    var login: LoginViewController? { rootContainer?.rootViewController as? LoginViewController }
    var isHome: Bool { rootContainer?.rootViewController is UINavigationController }
}
