import UIKit

final class ReefViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("ReefViewController did load")
    }
}
