import UIKit

@UIApplicationMain
final class AppDelegate: ServiceDelegate {
    var window: UIWindow?

    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let isDone = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RelayViewController()
        window?.makeKeyAndVisible()
        return isDone
    }

    override func applicationWillEnterForeground(_ application: UIApplication) {
        print("back at the relay")
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        note("active")
        super.applicationDidBecomeActive(application)
    }
}

final class RelayViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("relay")
    }
}
