import UIKit

final class TramViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("TramViewController loaded")
    }
}
