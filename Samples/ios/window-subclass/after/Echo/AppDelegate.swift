import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        rootViewController = EchoViewController()
        return true
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
