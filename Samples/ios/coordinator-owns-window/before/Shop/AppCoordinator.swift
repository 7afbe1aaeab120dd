import UIKit

@MainActor final class AppCoordinator {
    private let window: UIWindow
    private var login: LoginCoordinator?

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        print("the coordinator starts")
        lock()
        // Nothing is seen before.
        window.makeKeyAndVisible()
    }

    func lock() {
        login = LoginCoordinator(in: window)
        login?.start()
    }

    func showShop() {
        if window.rootViewController is UINavigationController { return }
        print("leaving \(String(describing: window.rootViewController.map { type(of: $0) }))")
        window.rootViewController = UINavigationController(rootViewController: ShopViewController())
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        login = nil
    }
}

@MainActor final class LoginCoordinator {
    private weak var window: UIWindow?

    init(in window: UIWindow) {
        self.window = window
    }

    func start() {
        guard let window = window else { return }
        window.rootViewController = LoginViewController()
        window.makeKeyAndVisible()
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
