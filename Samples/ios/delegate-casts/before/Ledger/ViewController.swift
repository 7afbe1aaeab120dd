import UIKit

class ViewController: UIViewController {
    lazy var delegate: AppDelegate? = UIApplication.shared.delegate as? AppDelegate

    override func viewDidLoad() {
        super.viewDidLoad()
        let appDelegate = UIApplication.shared.delegate as! AppDelegate
        print(appDelegate.currency)
        (UIApplication.shared.delegate as! AppDelegate).currency = "CHF"
        if let appDelegate = UIApplication.shared.delegate as? AppDelegate, !appDelegate.currency.isEmpty {
            print(appDelegate.currency)
        }
        guard let other = (UIApplication.shared.delegate as? AppDelegate)?.currency else { return }
        print(other, AppDelegate.shared.currency, delegate?.currency ?? "none")
        show(UIApplication.shared.delegate as! AppDelegate)
    }

    private func show(_ appDelegate: AppDelegate) {
        print("shown \(appDelegate.currency)")
    }
}
