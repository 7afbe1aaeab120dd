import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    /// The root view of the window, made when the scene connects.
    @Published private(set) var rootView: AnyView?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        let account = AppDelegate.shared.account
        switch account.state {
        case .signedIn:
            rootView = AnyView(HomeView(account: account))
        case .signedOut:
            // Nobody is known.
            rootView = AnyView(LoginView())
        }
    }
}
