import UIKit

final class CoveViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

final class ChartViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("chart")
    }
}
