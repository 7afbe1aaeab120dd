import UIKit

final class TrailsViewController: UIViewController {}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
        print("root is \(appDelegate.window?.rootViewController is UITabBarController ? "tabs" : "lost")")
        let root = UIApplication.shared.delegate?.window??.rootViewController
        print("root is \(root is UITabBarController ? "tabs" : "lost")")
    }
}
