import UIKit

extension AppDelegate {

    /// Shows the first screen.
    func setUpWindow() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = wind.makeStartController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
