import UIKit

final class LoginViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !Ledger.isLocked else { return }
        let appDelegate = AppDelegate.shared!
        appDelegate.showHome()
    }
}

enum Ledger {
    nonisolated(unsafe) static var isLocked = false

    static func open() {
        print("ledger open")
    }
}
