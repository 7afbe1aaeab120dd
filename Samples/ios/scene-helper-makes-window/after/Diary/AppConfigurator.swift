import UIKit

/// Sets up the app's screens.
@MainActor final class AppConfigurator {
    static let shared = AppConfigurator()

    // Lives as long as the app.
    private var rootContainer: RootContainerViewController?
    private var openings = 0

    private init() {}

    /// Shows the first screen in a window of its own.
    func setup(
        scene: UIWindowScene,
        isLocked: Bool,
        rootContainer: RootContainerViewController
    ) {
        print("set up")
        rootContainer.rootViewController = isLocked ? LockViewController() : makeHome()
        self.rootContainer = rootContainer
    }

    func unlock() {
        openings += 1
        guard rootContainer?.rootViewController is LockViewController else { return }
        rootContainer?.rootViewController = makeHome()
        print("opened \(openings) times")
    }

    private func makeHome() -> UIViewController {
        UINavigationController(rootViewController: HomeViewController())
    }
}
