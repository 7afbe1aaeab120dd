import UIKit

final class BandViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("BandViewController loaded")
    }
}
