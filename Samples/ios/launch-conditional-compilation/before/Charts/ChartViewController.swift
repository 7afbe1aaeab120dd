import UIKit

final class ChartViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("ChartViewController loaded")
    }
}
