import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var switcher: Switcher?

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Launcher(rootContainer: rootContainer, name: "beacon").launch()
        switcher = Switcher(rootContainer: rootContainer)
        return true
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        switcher?.showNight()
    }
}
