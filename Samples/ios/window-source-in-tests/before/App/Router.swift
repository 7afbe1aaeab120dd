import UIKit

final class Router {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        window.rootViewController = HomeViewController()
        window.makeKeyAndVisible()
    }

    func finish() {
        window.rootViewController = CartViewController()
    }
}

final class HomeViewController: UIViewController {}
final class CartViewController: UIViewController {}
