import UIKit

final class ClosedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("ClosedViewController loaded")
    }
}
