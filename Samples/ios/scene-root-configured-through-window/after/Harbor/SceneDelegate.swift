import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: UIViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        UITableView.appearance().backgroundColor = .clear

        let harbors = HarborStore()
        let mainView = MainView(store: harbors)

        // Stays upright.
        rootViewController = PortraitHostingController(rootView: mainView)
        rootViewController?.view.backgroundColor = .systemTeal
        rootViewController?.title = "Harbors"
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print("foreground")
    }
}
