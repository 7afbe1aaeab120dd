import UIKit

// Names that SwiftUI has too, as code for several platforms has them.
typealias View = UIView
typealias Color = UIColor

struct Settings {
    let currency = "EUR"
}

struct Scene {
    let title: String
}

final class RootView: View {}

final class LedgerViewController: UIViewController {
    override func loadView() {
        view = RootView()
        view.backgroundColor = Color.white
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let delegate = AppDelegate.current!
        print("stack: \(delegate.rootContainer == nil ? "none" : "some")")
    }
}

/// Asks for the code of the user.
final class RootContainerViewController: UIViewController {}

func makeRootViewController() -> UIViewController {
    LedgerViewController()
}
