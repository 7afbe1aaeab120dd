import UIKit

final class HoursViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("HoursViewController loaded")
    }
}
