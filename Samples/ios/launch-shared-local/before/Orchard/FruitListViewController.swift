import UIKit

final class FruitListViewController: UIViewController {
    private let catalogue: Catalogue

    init(catalogue: Catalogue) {
        self.catalogue = catalogue
        super.init(nibName: nil, bundle: nil)
        print("list of \(catalogue.fruits.count) fruits")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
