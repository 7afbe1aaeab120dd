import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let garden = Garden()

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

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("opened", url.absoluteString)
        return true
    }
}
