import UIKit

final class MainViewController: UITabBarController {
    private var didShow = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !didShow else { return }
        didShow = true
        present(Sheet(), animated: true)
    }
}

final class Sheet: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(presentingViewController != nil ? "presented" : "alone")
    }
}
