import RIBs
import UIKit

@MainActor final class RootBuilder {
    func build() -> LaunchRouting {
        RootRouter(interactor: RootInteractor(), viewController: CoveViewController())
    }
}

final class RootInteractor: Interactable {
    func activate() {
        print("active")
    }
}

final class RootRouter: LaunchRouter {
    override func didLoad() {
        print("router loaded")
        viewControllable.uiviewController.present(LockViewController(), animated: false)
    }
}

final class CoveViewController: UIViewController, ViewControllable {
    var uiviewController: UIViewController { self }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("cove")
    }
}

/// Asks for a code.
final class LockViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("locked")
    }
}
