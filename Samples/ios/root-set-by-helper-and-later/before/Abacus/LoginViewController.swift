import UIKit

final class LoginViewController: UIViewController {
    var didLogin: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("LoginViewController loaded")
        didLogin?()
    }
}
