import UIKit

@objc class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("first screen")
    }
}
