import UIKit

extension AppDelegate {
    /// Shows the stock in a navigation controller.
    func setupWindow() {
        let list = StockViewController(stock: stock)
        let navigation = UINavigationController(rootViewController: list)

        rootViewController = navigation
    }

    func reset() {
        stock.items = []
    }
}
