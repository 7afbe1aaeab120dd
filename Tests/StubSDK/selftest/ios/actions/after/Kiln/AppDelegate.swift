import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    @objc func fire(_ sender: Any?) {
        print("fired by \(sender is UIButton ? "the button" : "something else")")
    }

    @objc func addPot() {
        print("a pot more")
    }

    @objc func ringBell() {
        print("the bell rings")
    }
}
