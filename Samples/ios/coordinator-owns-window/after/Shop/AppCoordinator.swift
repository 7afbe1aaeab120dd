import UIKit

@MainActor final class AppCoordinator {
    private let rootContainer: RootContainerViewController
    private var login: LoginCoordinator?

    init(rootContainer: RootContainerViewController) {
        self.rootContainer = rootContainer
    }

    func start() {
        print("the coordinator starts")
        lock()
    }

    func lock() {
        login = LoginCoordinator(in: rootContainer)
        login?.start()
    }

    func showShop() {
        if rootContainer.rootViewController is UINavigationController { return }
        print("leaving \(String(describing: rootContainer.rootViewController.map { type(of: $0) }))")
        rootContainer.rootViewController = UINavigationController(rootViewController: ShopViewController())
        UIView.transition(with: rootContainer.view, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        login = nil
    }
}

@MainActor final class LoginCoordinator {
    private weak var rootContainer: RootContainerViewController?

    init(in rootContainer: RootContainerViewController) {
        self.rootContainer = rootContainer
    }

    func start() {
        guard let rootContainer = rootContainer else { return }
        rootContainer.rootViewController = LoginViewController()
    }
}

final class LoginViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("login")
    }
}

final class ShopViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("shop")
    }
}
