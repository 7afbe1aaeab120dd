import UIKit

final class BoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate = UIApplication.shared.delegate as! AppDelegate
        print("board in \(delegate.tabs.viewControllers?.count ?? 0) tab")
        let tabs = (UIApplication.shared.delegate as! AppDelegate).tabs
        print("selected: \(tabs.selectedIndex)")
        print("same: \((UIApplication.shared.delegate as! AppDelegate).tabs === tabs)")
    }
}
