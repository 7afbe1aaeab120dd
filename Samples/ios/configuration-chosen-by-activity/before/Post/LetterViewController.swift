import UIKit

final class LetterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("letter loaded")
    }
}
