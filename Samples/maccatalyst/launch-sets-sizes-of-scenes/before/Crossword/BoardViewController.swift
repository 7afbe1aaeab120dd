import UIKit

final class BoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("board")
    }
}
