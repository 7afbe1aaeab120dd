import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        AppDelegate.running.turn()
        runningDelegate()?.turn()
    }

}
