import UIKit

class ViewController: UIViewController {
    lazy var delegate: AppDelegate? = AppDelegate.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        let appDelegate = AppDelegate.shared!
        print(appDelegate.currency)
        AppDelegate.shared.currency = "CHF"
        if let appDelegate = AppDelegate.shared, !appDelegate.currency.isEmpty {
            print(appDelegate.currency)
        }
        guard let other = AppDelegate.shared?.currency else { return }
        print(other, AppDelegate.shared.currency, delegate?.currency ?? "none")
        show(AppDelegate.shared)
    }

    private func show(_ appDelegate: AppDelegate) {
        print("shown \(appDelegate.currency)")
    }
}
