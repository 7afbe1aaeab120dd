import UIKit

class DeckViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel?.text = "Deck"
        print("deck loaded")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("deck appeared")
    }

    @IBAction private func shuffle(_ sender: Any) {
        print("shuffled")
    }
}
