import UIKit

extension AppDelegate {
    func reset() {
        stock.items = []
    }
}
