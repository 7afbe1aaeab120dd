import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) static var shared: AppDelegate!

    var currency = "EUR"

    override init() {
        super.init()
        AppDelegate.shared = self
        print("delegate made")
    }
}
