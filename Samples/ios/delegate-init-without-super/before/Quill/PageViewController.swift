import UIKit

final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("PageViewController loaded")
    }
}
