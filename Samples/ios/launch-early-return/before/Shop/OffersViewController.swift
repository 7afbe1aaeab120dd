import UIKit

final class OffersViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("OffersViewController loaded")
    }
}
