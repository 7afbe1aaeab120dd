import UIKit

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
