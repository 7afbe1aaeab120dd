import UIKit

final class MillViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("MillViewController loaded")
    }
}
