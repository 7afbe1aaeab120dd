import UIKit

@objc class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate = UIApplication.shared.delegate as! AppDelegate
        print("first screen \(delegate.counter)")
    }
}
