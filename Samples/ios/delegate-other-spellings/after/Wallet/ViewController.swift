import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate: UIApplicationDelegate? = AppDelegate.shared
        if let wallet = delegate as? AppDelegate {
            print("if", wallet.currency)
        }
        print("as?", (delegate as? AppDelegate)?.currency ?? "nothing")
        showUnwrapped()
        showAccessors()
    }

    private func showUnwrapped() {
        guard let delegate: UIApplicationDelegate = AppDelegate.shared else { return }
        print("guard", (delegate as! AppDelegate).currency)
        print("local", AppDelegate.shared.currency)
        let provider = AppDelegate.shared as CurrencyProvider
        print("protocol", provider.currency)
    }

    private func showAccessors() {
        print("static", UIApplication.appDelegate.currency)
        print("property", UIApplication.shared.typedDelegate?.currency ?? "nothing")
        print("function", currentDelegate().currency)
        print("global", provider?.currency ?? "nothing")
    }
}
