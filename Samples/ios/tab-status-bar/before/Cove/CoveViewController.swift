import UIKit

final class CoveViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

final class ChartViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("chart")
    }
}
