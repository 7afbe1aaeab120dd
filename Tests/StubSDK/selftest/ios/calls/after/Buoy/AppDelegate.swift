import Intents
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
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
