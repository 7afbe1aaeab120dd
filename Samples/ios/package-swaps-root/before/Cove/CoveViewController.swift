import UIKit

final class CoveViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("cove")
    }
}

/// Asks for a code.
final class LockViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("locked")
    }
}
