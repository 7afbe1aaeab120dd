import UIKit

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(nil, action: #selector(AppDelegate.fire(_:)), for: .touchUpInside)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: #selector(AppDelegate.addPot))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Ring", style: .plain, target: nil, action: #selector(ring))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(ring) { return true }
        return super.canPerformAction(action, withSender: sender)
    }

    @objc private func ring() {
        UIApplication.shared.sendAction(
            #selector(AppDelegate.ringBell), to: nil, from: self, for: nil)
    }
}
