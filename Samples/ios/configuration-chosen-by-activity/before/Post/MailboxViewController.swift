import UIKit

final class MailboxViewController: UIViewController {
    var folder = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        print("folder \(folder)")
    }
}
