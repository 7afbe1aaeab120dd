import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// Shows the window's root view controller, which is made when the scene connects.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.windows.first?.tintColor = .systemTeal
        rootContainer.view.layer.cornerRadius = 12
        windowScene.windows.first?.overrideUserInterfaceStyle = Look.isDark ? .dark : .light
        rootContainer.rootViewController = LagoonViewController()
    }
}

enum Look {
    static var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
}

final class LagoonViewController: UIViewController {}
