import UIKit

class TideViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tides"
    }
}
