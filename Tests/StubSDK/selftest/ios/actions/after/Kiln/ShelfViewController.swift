import UIKit

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(nil, action: #selector(fire(_:)), for: .touchUpInside)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: #selector(addPot))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Ring", style: .plain, target: nil, action: #selector(ring))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(ring) { return true }
        return super.canPerformAction(action, withSender: sender)
    }

    @objc private func ring() {
        AppDelegate.shared.ringBell()
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addPot))]
    }

    @objc private func fire(_ sender: Any?) {
        AppDelegate.shared.fire(sender)
    }

    @objc private func addPot() {
        AppDelegate.shared.addPot()
    }
}
