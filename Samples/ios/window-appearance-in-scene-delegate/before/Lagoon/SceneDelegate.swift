import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.tintColor = .systemTeal
        window?.layer.cornerRadius = 12
        window?.overrideUserInterfaceStyle = Look.isDark ? .dark : .light
        window?.rootViewController = LagoonViewController()
        window?.makeKeyAndVisible()
    }
}

enum Look {
    static var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
}

final class LagoonViewController: UIViewController {}
