import UIKit

final class LockViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("locked")
    }
}
