import SwiftUI
import UIKit

@main
struct CoveApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            RootView { appDelegate.rootContainer }
                .ignoresSafeArea()
        }
    }
}

/// Shows the app's UIKit root view controller in a SwiftUI scene.
private struct RootView: UIViewControllerRepresentable {
    let makeRootViewController: () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController {
        makeRootViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Shows one view controller at a time, as a window shows its root.
final class RootContainerViewController: UIViewController {
    var rootViewController: UIViewController? {
        willSet {
            if isViewLoaded, newValue !== rootViewController { removeRoot() }
        }
        didSet {
            if isViewLoaded, oldValue !== rootViewController { addRoot() }
        }
    }

    /// Runs once, when the root is on the screen and can present.
    var whenShown: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        addRoot()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let run = whenShown
        whenShown = nil
        run?()
    }

    private func addRoot() {
        guard let child = rootViewController else { return }
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    private func removeRoot() {
        if presentedViewController != nil { dismiss(animated: false) }
        // The next root may have taken this one over.
        guard let child = rootViewController, child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
