import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UIViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard Session.shared.isSignedIn else {
            // Nothing else may start before the user has signed in.
            rootViewController = SignInViewController()
            return true
        }

        print("refresh offers")
        rootViewController = OffersViewController()
        print("schedule reminders")
        return true
    }
}
