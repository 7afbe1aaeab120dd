import UIKit

/// Where alerts and sheets find the window.
var mainWindow: UIWindow?

@MainActor enum Surroundings {
    static weak var window: UIWindow?

    static func darken() {
        guard let window = window else {
            print("no window")
            return
        }
        window.overrideUserInterfaceStyle = .dark
        print("dark")
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let banner = UIView()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        window.rootViewController = UINavigationController(rootViewController: HomeViewController())
        window.makeKeyAndVisible()
        mainWindow = window
        Surroundings.window = window
        window.addSubview(banner)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Surroundings.darken()
        print("banner \(banner.superview == nil ? "lost" : "shown")")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print("window \(mainWindow == nil ? "lost" : "there")")
    }
}
