import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
            rootViewController: ShelfViewController())
        window?.makeKeyAndVisible()
        return true
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addPot))]
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
