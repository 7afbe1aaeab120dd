import UIKit

final class BoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // swiftlint:disable:next force_cast
        let delegate = UIApplication.shared.delegate as! AppDelegate
        print("board in \(delegate.tabs.viewControllers?.count ?? 0) tab")
        // swiftlint:disable:next force_cast line_length
        let tabs = (UIApplication.shared.delegate as! AppDelegate).tabs
        print("selected: \(tabs.selectedIndex)")
        print("same: \((UIApplication.shared.delegate as! AppDelegate).tabs === tabs)") // swiftlint:disable:this force_cast
    }
}
