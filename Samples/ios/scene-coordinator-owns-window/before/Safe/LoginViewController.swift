import UIKit

final class Vault {
    private(set) var isOpen = false
    var onChange: () -> Void = {}

    func open() {
        isOpen = true
        onChange()
    }

    func close() {
        isOpen = false
    }
}

final class LoginViewController: UIViewController {
    private let vault: Vault

    init(vault: Vault) {
        self.vault = vault
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func remind() {
        print("still locked")
        vault.open()
    }
}
