import UIKit

class LampViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lamps"
    }
}
