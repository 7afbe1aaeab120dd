import UIKit

final class TreeListViewController: UIViewController {
    var trees: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        count()
    }

    func count() {
        print("\(trees.count) trees")
    }
}
