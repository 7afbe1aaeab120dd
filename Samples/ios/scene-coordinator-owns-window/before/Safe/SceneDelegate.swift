import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: SafeCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else {
            assertionFailure("no scene with windows")
            return
        }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        let screens = Screens()
        screens.mainWindow = window
        coordinator = SafeCoordinator(for: window, screens: screens)
        coordinator?.start()
        window.makeKeyAndVisible()
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
    private let appWindow: UIWindow
    private let screens: Screens
    private let vault = Vault()

    init(for window: UIWindow, screens: Screens) {
        appWindow = window
        self.screens = screens
    }

    func start() {
        vault.onChange = { [weak appWindow] in
            guard let appWindow else { return }
            appWindow.rootViewController = UINavigationController(rootViewController: HomeViewController())
            UIView.transition(with: appWindow, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        }
        appWindow.rootViewController = LoginViewController(vault: vault)
    }

    func lock() {
        vault.close()
        appWindow.rootViewController = LoginViewController(vault: vault)
        print("locked")
    }

    func unlock() {
        guard !screens.isHome, let login = screens.login else { return }
        login.remind()
    }
}

@MainActor final class Screens {
    weak var mainWindow: UIWindow?

    var login: LoginViewController? { mainWindow?.rootViewController as? LoginViewController }
    var isHome: Bool { mainWindow?.rootViewController is UINavigationController }
}
