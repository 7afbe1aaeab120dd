import UIKit

/// Sets up the app's screens.
@MainActor final class AppConfigurator {
    static let shared = AppConfigurator()

    // Lives as long as the app.
    private var window: UIWindow?
    private var openings = 0

    private init() {}

    /// Shows the first screen in a window of its own.
    func setup(
        scene: UIWindowScene,
        isLocked: Bool
    ) {
        print("set up")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = isLocked ? LockViewController() : makeHome()
        window.makeKeyAndVisible()
        self.window = window
    }

    func unlock() {
        openings += 1
        guard window?.rootViewController is LockViewController else { return }
        window?.rootViewController = makeHome()
        print("opened \(openings) times")
    }

    private func makeHome() -> UIViewController {
        UINavigationController(rootViewController: HomeViewController())
    }
}
