import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Timetable.shared.start()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierViewController()
        window?.makeKeyAndVisible()
        print("launching")
        return true
    }
}
