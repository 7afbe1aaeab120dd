import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        UITableView.appearance().backgroundColor = .clear

        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)

            let harbors = HarborStore()
            let mainView = MainView(store: harbors)

            // Stays upright.
            window.rootViewController = PortraitHostingController(rootView: mainView)
            self.window = window
            window.rootViewController?.view.backgroundColor = .systemTeal
            window.rootViewController?.title = "Harbors"

            window.makeKeyAndVisible()
        }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print("foreground")
    }
}
