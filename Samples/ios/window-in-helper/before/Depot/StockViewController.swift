import UIKit

final class Stock {
    var items = ["bolt", "nut"]
}

final class StockViewController: UIViewController {
    private let stock: Stock

    init(stock: Stock) {
        self.stock = stock
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not in a storyboard")
    }
}
