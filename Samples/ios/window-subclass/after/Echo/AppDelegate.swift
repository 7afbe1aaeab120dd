import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: EchoWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    /// Makes the root view controller of a window.
    func makeRootViewController() -> UIViewController {
        EchoViewController()
    }
}

final class EchoWindow: UIWindow {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("shaken")
    }
}

class QuietViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

final class EchoViewController: QuietViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

final class OtherViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}
