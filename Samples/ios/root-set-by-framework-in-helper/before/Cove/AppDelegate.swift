import RIBs
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var launchRouter: LaunchRouting?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        startRouting(in: window)
        return true
    }

    private func startRouting(in window: UIWindow) {
        let launchRouter = RootBuilder().build()
        self.launchRouter = launchRouter
        launchRouter.launch(from: window)
    }
}
