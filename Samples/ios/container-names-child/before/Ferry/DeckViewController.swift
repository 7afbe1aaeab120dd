import UIKit

final class DeckViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("deck")
    }

    func openTicket() {
        present(TicketViewController(), animated: true)
    }
}

/// A sheet, which UIKit asks itself.
final class TicketViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
