import UIKit

final class CrossroadsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("CrossroadsViewController loaded")
    }
}
