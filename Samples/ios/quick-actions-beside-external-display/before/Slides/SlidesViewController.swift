import UIKit

final class SlidesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("SlidesViewController loaded")
    }
}
