import UIKit

final class TreeListViewController: UIViewController {
    var trees: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        print("list of \(navigationController?.title ?? "nothing")")
        count()
    }

    func count() {
        print("\(trees.count) trees")
    }
}
