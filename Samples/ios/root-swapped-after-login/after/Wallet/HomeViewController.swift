import UIKit

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(lock), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func lock() {
        Ledger.isLocked = true
        AppDelegate.shared?.rootContainer.rootViewController = LoginViewController()
        print("locked")
    }
}
