import UIKit

final class BoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate = AppDelegate.shared!
        print("board in \(delegate.tabs.viewControllers?.count ?? 0) tab")
        let tabs = AppDelegate.shared.tabs
        print("selected: \(tabs.selectedIndex)")
        print("same: \(AppDelegate.shared.tabs === tabs)")
    }
}
