import UIKit

extension AppDelegate {
    /// Shows the stock in a navigation controller.
    func setupWindow() {
        let list = StockViewController(stock: stock)
        let navigation = UINavigationController(rootViewController: list)

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }

    func reset() {
        stock.items = []
    }
}
