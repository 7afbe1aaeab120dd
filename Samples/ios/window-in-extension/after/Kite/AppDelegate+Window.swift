import UIKit

extension AppDelegate {

    /// Shows the first screen.
    func setUpWindow() {
        rootViewController = wind.makeStartController()
    }
}
