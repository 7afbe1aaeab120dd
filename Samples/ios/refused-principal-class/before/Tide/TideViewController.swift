import UIKit

final class TideViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("TideViewController did load")
    }
}
