import UIKit

final class GateViewController: UIViewController {
    var banner: UIWindow?

    func enter() {
        view.window?.rootViewController = HarborViewController()
    }

    func leave() {
        UIApplication.shared.windows.first?.rootViewController = GateViewController()
    }

    func warn(in scene: UIWindowScene) {
        let banner = UIWindow(windowScene: scene)
        banner.rootViewController = UIViewController()
        banner.isHidden = false
        self.banner = banner
    }

    func ask() {
        UIApplication.shared.windows.first?.rootViewController?.present(UIViewController(), animated: true)
    }
}

final class HarborViewController: UIViewController {}
