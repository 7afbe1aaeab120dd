import RIBs
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private var launchRouter: LaunchRouting?

    /// Shows the app's root view controller, which may be replaced at any time.
    private(set) lazy var rootContainer = RootContainerViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        startRouting()
        return true
    }

    private func startRouting() {
        let launchRouter = RootBuilder().build()
        self.launchRouter = launchRouter
        rootContainer.rootViewController = launchRouter.viewControllable.uiviewController
        // RIBs does this in `launch(from:)` once the window is shown.
        rootContainer.whenShown = { [launchRouter] in
            launchRouter.interactable.activate()
            launchRouter.load()
        }
    }
}
