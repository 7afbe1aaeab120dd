import UIKit

final class TrailsViewController: UIViewController {}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let appDelegate = AppDelegate.shared else { return }
        print("root is \(appDelegate.rootViewController is UITabBarController ? "tabs" : "lost")")
        let root = AppDelegate.shared.rootViewController
        print("root is \(root is UITabBarController ? "tabs" : "lost")")
    }
}
