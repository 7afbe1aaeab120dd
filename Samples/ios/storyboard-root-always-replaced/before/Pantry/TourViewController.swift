import UIKit

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("TourViewController loaded")
    }
}
