import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var cart: Cart!

    /// Shows the window's root view controller, which is made when the scene connects.
    private(set) lazy var rootContainer = RootContainerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        prepare(connectionOptions)
        rootContainer.rootViewController = CartViewController(cart: cart)
    }

    private func prepare(_ options: UIScene.ConnectionOptions) {
        cart = Cart(isShared: !options.userActivities.isEmpty)
    }
}
