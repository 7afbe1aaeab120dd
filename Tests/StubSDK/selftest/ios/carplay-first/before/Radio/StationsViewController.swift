import UIKit

final class StationsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("StationsViewController loaded")
    }
}
