import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: EchoWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = EchoWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = EchoViewController()
        window?.makeKeyAndVisible()
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
