import UIKit

final class CoachViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("CoachViewController loaded")
    }
}
