import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("first screen")
        let spare = AppDelegate()
        print("spare \(spare.stock)")
        if let delegate = AppDelegate.shared {
            print("stock \(delegate.stock), window \(delegate.window == nil ? "none" : "there")")
        }
    }

}
