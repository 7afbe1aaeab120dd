import Combine
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

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    var window: UIWindow?
    private let banner = UIView()

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UINavigationController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        rootViewController = UINavigationController(rootViewController: HomeViewController())
        mainWindow = windowScene.windows.first
        Surroundings.window = windowScene.windows.first
        windowScene.windows.first?.addSubview(banner)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Surroundings.darken()
        print("banner \(banner.superview == nil ? "lost" : "shown")")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print("window \(mainWindow == nil ? "lost" : "there")")
    }
}
