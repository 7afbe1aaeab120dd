import UIKit

final class RecipeListViewController: UIViewController {
    var store: RecipeStore?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("list of \(store?.name ?? "nothing")")
    }
}
