import UIKit

final class DuneViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("dunes")
    }

    /// Nobody calls it in this app.
    static func fade() {
        AppDelegate.window?.alpha = 0.5
    }
}
