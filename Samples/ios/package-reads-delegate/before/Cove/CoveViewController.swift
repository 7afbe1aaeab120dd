import UIKit

final class CoveViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("CoveViewController did load")
    }
}
