import UIKit

final class DeckViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("DeckViewController loaded")
    }
}
