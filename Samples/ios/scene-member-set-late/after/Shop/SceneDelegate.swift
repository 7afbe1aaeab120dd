import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    private var cart: Cart!

    /// The root view controller of the window, made when the scene connects.
    @Published private(set) var rootViewController: CartViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        prepare(connectionOptions)
        rootViewController = CartViewController(cart: cart)
    }

    private func prepare(_ options: UIScene.ConnectionOptions) {
        cart = Cart(isShared: !options.userActivities.isEmpty)
    }
}
