import UIKit

final class CounterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("CounterViewController loaded")
    }
}
