import Intents
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BuoyViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let intent = userActivity.interaction?.intent
        let contacts =
            (intent as? INStartCallIntent)?.contacts ?? (intent as? INStartAudioCallIntent)?
            .contacts
            ?? (intent as? INStartVideoCallIntent)?.contacts
        guard let handle = contacts?.first?.personHandle?.value else { return false }
        print("calling \(handle)")
        return true
    }
}
