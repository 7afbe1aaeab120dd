import UIKit

/// Shows one screen at a time.
final class ShellViewController: UIViewController {
    private var current: UIViewController?

    override var childForStatusBarStyle: UIViewController? { current }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(DeckViewController())
    }

    func show(_ screen: UIViewController) {
        current?.removeFromParent()
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
        current = screen
        setNeedsStatusBarAppearanceUpdate()
    }
}
