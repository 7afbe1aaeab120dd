import UIKit

final class TrailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("trails")
    }
}
