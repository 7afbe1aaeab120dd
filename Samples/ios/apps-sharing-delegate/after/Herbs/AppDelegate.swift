import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let garden = Garden()

    /// The root view controller of the window, made at launch.
    private(set) var rootViewController: UINavigationController?

    private(set) static var shared: AppDelegate!

    override init() {
        super.init()
        AppDelegate.shared = self
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        garden.load()
        UINavigationBar.appearance().prefersLargeTitles = true
        #if BETA
        FeedbackRecorder.shared.start()
        #endif

        let list = HerbListViewController(garden: garden)
        #if BETA
        list.navigationItem.prompt = "Beta"
        #endif

        rootViewController = UINavigationController(rootViewController: list)
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("opened", url.absoluteString)
        return true
    }
}
