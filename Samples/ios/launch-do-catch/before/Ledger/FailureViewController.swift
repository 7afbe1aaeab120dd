import UIKit

final class FailureViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("FailureViewController loaded")
    }
}
