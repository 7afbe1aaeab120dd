import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    lazy var window: UIWindow? = {
        let window = TouchWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = .dark
        return window
    }()
}
