import UIKit

final class TurbineViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("TurbineViewController loaded")
    }
}
