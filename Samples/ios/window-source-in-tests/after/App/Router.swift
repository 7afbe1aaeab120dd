import UIKit

final class Router {
    private let rootContainer: RootContainerViewController

    init(rootContainer: RootContainerViewController) {
        self.rootContainer = rootContainer
    }

    func start() {
        rootContainer.rootViewController = HomeViewController()
    }

    func finish() {
        rootContainer.rootViewController = CartViewController()
    }
}

final class HomeViewController: UIViewController {}
final class CartViewController: UIViewController {}
