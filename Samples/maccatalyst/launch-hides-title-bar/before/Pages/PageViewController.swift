import UIKit

final class PageViewController: UIViewController {
    static let smallestSize = CGSize(width: 480, height: 640)

    override func viewDidLoad() {
        super.viewDidLoad()
        print("page")
    }
}
