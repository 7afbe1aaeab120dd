import UIKit

final class ShelvesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("ShelvesViewController loaded")
    }
}
