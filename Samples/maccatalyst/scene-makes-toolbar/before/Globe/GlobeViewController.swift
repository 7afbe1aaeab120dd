import UIKit

final class GlobeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("atlas")
    }
}
