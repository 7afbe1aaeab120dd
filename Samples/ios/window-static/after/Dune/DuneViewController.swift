import UIKit

final class DuneViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("dunes")
    }

    /// Nobody calls it in this app.
    static func fade() {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.windows.forEach { $0.alpha = 0.5 }
        }
    }
}
