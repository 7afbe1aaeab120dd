import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: TempoView())
            window.tintColor = UIColor(named: "Accent")
            window.backgroundColor = .black
            window.overrideUserInterfaceStyle = .dark
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}
