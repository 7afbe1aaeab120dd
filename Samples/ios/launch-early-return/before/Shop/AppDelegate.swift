import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window

        guard Session.shared.isSignedIn else {
            // Nothing else may start before the user has signed in.
            window.rootViewController = SignInViewController()
            window.makeKeyAndVisible()
            return true
        }

        print("refresh offers")
        window.rootViewController = OffersViewController()
        window.makeKeyAndVisible()
        print("schedule reminders")
        return true
    }
}
