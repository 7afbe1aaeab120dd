import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let account = (UIApplication.shared.delegate as! AppDelegate).account
        window = UIWindow(windowScene: windowScene)
        switch account.state {
        case .signedIn:
            window?.rootViewController = UIHostingController(rootView: HomeView(account: account))
        case .signedOut:
            // Nobody is known.
            window?.rootViewController = UIHostingController(rootView: LoginView())
        }
        window?.makeKeyAndVisible()
    }
}
