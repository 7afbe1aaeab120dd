import UIKit

final class AccountsViewController: UIViewController {
    var accounts: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        print("accounts: \(accounts.joined(separator: ", "))")
    }
}

final class AccountViewController: UIViewController {}

enum Journal {
    static func start() {
        print("journal started")
    }
}
