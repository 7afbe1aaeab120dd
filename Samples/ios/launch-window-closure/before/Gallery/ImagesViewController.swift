import UIKit

final class ImagesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("ImagesViewController loaded")
    }
}
