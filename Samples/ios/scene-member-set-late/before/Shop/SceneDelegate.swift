import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var cart: Cart!

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        prepare(connectionOptions)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = CartViewController(cart: cart)
        window?.makeKeyAndVisible()
    }

    private func prepare(_ options: UIScene.ConnectionOptions) {
        cart = Cart(isShared: !options.userActivities.isEmpty)
    }
}
