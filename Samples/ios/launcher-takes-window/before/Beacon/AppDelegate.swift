import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var switcher: Switcher?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        Launcher(window: window, name: "beacon").launch()
        switcher = Switcher(window: window)
        return true
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        switcher?.showNight()
    }
}
