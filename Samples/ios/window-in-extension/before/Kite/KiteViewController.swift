import UIKit

final class KiteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("KiteViewController loaded")
    }
}
